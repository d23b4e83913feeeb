import Authoring
import Course
import Feedback
import Grading
import LayoutEngine
import Platform
import SwiftRunning
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `lessons book`: lessons and exercises as pages that a browser shows, and grades.
enum BookCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation, home: .none)
    let options = try BookOptions(invocation, session)
    let chapters = try BookChapter.chapters(of: options, session)
    let writer = try BookWriter(options, session)
    var files: [(name: String, text: String)] = []
    if options.grades {
      // What takes longest, and may not work at all, comes first.
      files.append((BookPage.moduleFile, try writer.module()))
      files.append((BookPage.courseFile, try BookBundle(chapters, session).script()))
      files.append((BookPage.scriptFile, try writer.source(BookPage.scriptFile)))
    }
    files.append(
      (BookPage.styleFile, try writer.source(BookPage.styleFile) + LayoutSVG.style))
    let pages = try BookPages(options, chapters, session).all()
    try writer.write(files + pages)
    let report = BookReport(
      folder: options.shown, lessons: chapters.flatMap(\.lessons).map(\.lesson.folder),
      pages: pages.count, isGraded: options.grades)
    return session.outcome(report, invocation) { page in
      page.paragraph(
        session.styled(
          .says(
            "book.done",
            [
              "pages": .count(pages.count), "folder": .text(options.shown),
              "file": .text("\(options.shown)/\(BookPage.indexFile)"),
            ])))
      if !options.grades { page.paragraph(session.words(.says("book.done.static"))) }
    }
  }
}

/// `lessons book`: what was written.
struct BookReport: Report {
  let folder: String
  /// The folders of the lessons, in the order of the course.
  let lessons: [String]
  let pages: Int
  /// Whether the pages check answers.
  let isGraded: Bool
}

/// The options of `lessons book`, read and checked.
struct BookOptions {
  /// The folder of the pages, as an absolute path.
  let out: String
  let shown: String
  /// The folders of the lessons that are chosen.
  let folders: Set<String>
  /// Whether pages draw at other widths, which takes the module.
  let isLive: Bool
  let hasSolutions: Bool

  /// Whether the pages check answers: the module then has the solutions beside it.
  var grades: Bool { isLive && hasSolutions }

  init(_ invocation: Invocation, _ session: Session) throws(CommandError) {
    let surroundings = session.surroundings
    out = GradeOptions.normal(surroundings.absolute(invocation.positionals.first ?? "book"))
    shown = surroundings.shortened(out)
    isLive = !invocation.isSet("static")
    hasSolutions = !invocation.isSet("without-solutions")
    folders = try Self.folders(invocation.value(of: "lessons"), session)
  }

  /// The lessons of a list such as `1-5,9`, each named as everywhere.
  private static func folders(
    _ list: String?, _ session: Session
  ) throws(CommandError) -> Set<String> {
    let all = session.course.folders
    guard let list else { return Set(all) }
    var chosen: Set<String> = []
    for word in list.split(separator: ",").map(String.init) {
      let ends = word.split(separator: "-").compactMap {
        session.course.folder(named: String($0)).flatMap { all.firstIndex(of: $0) }
      }
      if session.course.folder(named: word) == nil, ends.count == 2, ends[0] <= ends[1] {
        chosen.formUnion(all[ends[0]...ends[1]])
      } else {
        chosen.insert(try session.lesson(named: word).folder)
      }
    }
    guard !chosen.isEmpty else { throw .usage(UsageSentence.lessonsMissing) }
    return chosen
  }
}

/// A chapter of the course with those of its lessons that are chosen.
struct BookChapter {
  struct Part {
    let lesson: Lesson
    let exercises: [PreparedExercise]
  }

  let title: String
  /// The chapter's place in the course, from 1.
  let number: Int
  let lessons: [Part]

  /// All chapters in which a lesson is chosen.
  static func chapters(
    of options: BookOptions, _ session: Session
  ) throws(CommandError) -> [BookChapter] {
    var chapters: [BookChapter] = []
    for (place, chapter) in session.course.chapters.enumerated() {
      var parts: [Part] = []
      for folder in chapter.folders where options.folders.contains(folder) {
        let lesson = try session.lesson(session.header(of: folder))
        var exercises: [PreparedExercise] = []
        for id in lesson.exerciseIDs {
          exercises.append(try session.prepared(session.exercise(id, of: lesson.header)))
        }
        parts.append(Part(lesson: lesson, exercises: exercises))
      }
      guard !parts.isEmpty else { continue }
      chapters.append(BookChapter(title: chapter.title, number: place + 1, lessons: parts))
    }
    return chapters
  }
}

/// Reads what pages share, and writes the files of a book.
struct BookWriter {
  private let options: BookOptions
  private let session: Session
  private let sources: SourceRoot

  init(_ options: BookOptions, _ session: Session) throws(CommandError) {
    (self.options, self.session) = (options, session)
    do { sources = try SwiftSetup.sources(for: session.surroundings) } catch {
      throw Self.error(error)
    }
    // A folder with other things in it isn't one of ours.
    if !LearnerFiles.isFree(options.out), !Folder.hasItem("\(options.out)/\(BookPage.styleFile)") {
      throw .usage(UsageSentence.folderNotEmpty(options.shown))
    }
  }

  private static func error(_ failure: SwiftFailure) -> CommandError {
    guard case .unavailable(let reason, let advice) = failure else {
      return .usage(.says("usage.book.module"))
    }
    return .usage(.says("usage.book", ["reason": reason, "advice": advice]))
  }

  /// A file of `Sources/Web`.
  func source(_ name: String) throws(CommandError) -> String {
    do { return try TextFile.read("\(sources.folder)/Web/\(name)") } catch { throw .file(error) }
  }

  /// The module as a script, built now if it has never been.
  func module() throws(CommandError) -> String {
    let surroundings = session.surroundings
    let strings = session.course.strings
    if let module = surroundings.pageModule { return Self.script(module()) }
    do throws(SwiftFailure) {
      let toolchain = try Toolchain.find(environment: surroundings.environment)
      let module = try PageModule(
        cache: SwiftSetup.cache(for: surroundings), sources: sources, toolchain: toolchain)
      let packed = try module.text(packed: BookBundle.packed) {
        surroundings.announce($0.sentence.text(in: strings))
      }
      return Self.script(packed)
    } catch { throw Self.error(error) }
  }

  private static func script(_ module: String) -> String {
    "globalThis.lessonsModule = \"\(module)\"\n"
  }

  /// Writes all files; where one can't be written, the others are whole.
  func write(_ files: [(name: String, text: String)]) throws(CommandError) {
    try LearnerFiles.makeFolder(options.out)
    for file in files {
      let (path, shown): (String, String)
      do throws(TextFileError) {
        (path, shown) = (
          try InnerPath.path(of: file.name, in: options.out), "\(options.shown)/\(file.name)"
        )
      } catch { throw .file(error) }
      try LearnerFiles.write(file.text, to: path, shownAs: shown)
    }
  }
}
