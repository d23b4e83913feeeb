import Course
import Grading
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of a course by which pages grade, as one text.
///
/// Each has its name, its number of bytes and its bytes, as `Sources/Web/Entry.swift` reads them.
struct BookBundle {
  private let loader: CourseLoader
  private let paths: [String]

  init(_ chapters: [BookChapter], _ session: Session) {
    let loader = session.courseFolder.loader(session.surroundings)
    self.loader = loader
    let language = session.course.strings.language
    let english = LanguageList.english
    let strings = language == english ? [english] : [english, language]
    paths =
      [Course.outlinePath] + strings.map { "strings/\($0).json" }
      + chapters.flatMap(\.lessons).flatMap { part in
        loader.files(toGrade: part.lesson, part.exercises.map(\.exercise))
      }
  }

  /// The bundle as a script.
  func script() throws(CommandError) -> String {
    var bundle: [UInt8] = []
    for path in paths {
      let text: String
      do { text = try loader.read(path).text } catch { throw .course(error) }
      bundle += Array("course/\(path)\n\(text.utf8.count)\n".utf8) + Array(text.utf8)
    }
    return "globalThis.lessonsCourse = \"\(Self.packed(bundle))\"\n"
  }

  /// Bytes as text that a script unpacks.
  static func packed(_ bytes: [UInt8]) -> String {
    Data(Deflate.packed(bytes)).base64EncodedString()
  }
}
