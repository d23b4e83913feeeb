import LayoutEngine
import Course
import Platform
import Terminal

/// `lessons dev new course`: a course of one lesson, in a folder of its own.
enum NewCourse {
  /// The first lesson, whose folder has its place in the course before it.
  private static let slug = "first-lesson"
  private static let strings = "strings/\(LanguageList.english).json"

  static func run(
    _ name: String, _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let typed = name.last == "/" ? String(name.dropLast()) : name
    guard !typed.isEmpty else { throw .usage(UsageSentence.folderUnnamed) }
    let root = surroundings.absolute(typed)
    let own = try CourseFinder.folder(for: invocation, surroundings)
    guard let catalogue = CourseFinder.strings(for: invocation, surroundings) else {
      throw .usage(UsageSentence.courseMissing)
    }
    guard LearnerFiles.isFree(root) else {
      throw .usage(UsageSentence.folderNotEmpty(typed))
    }
    let draft = DevNewCommand.Draft(
      folder: typed, files: try files(beside: own.path),
      steps: [
        DevNewCommand.fill,
        DevNewCommand.prove("--course \(surroundings.shortened(root).quotedForShell)"),
      ])
    try LearnerFiles.makeFolder(root)
    for file in draft.files { try DevNewCommand.write(file, to: file.path, in: root) }
    return DevNewCommand.outcome(
      of: draft, in: surroundings.shortened(root), catalogue, invocation, surroundings)
  }

  /// All files, `course.json` last: a folder without it isn't taken for a course.
  private static func files(beside course: String) throws(CommandError) -> [NewFile] {
    let sentences: String
    do { sentences = try TextFile.read(InnerPath.path(of: strings, in: course)) } catch {
      throw .file(error.named("\(course)/\(strings)"))
    }
    let folder = "01-\(slug)"
    let outline = """
      {
        "formatVersion": 1,
        "title": "‹The title of the course›",
        "chapters": [
          { "title": "‹The title of the chapter›", "lessons": ["\(folder)"] }
        ]
      }

      """
    let lesson = DevNewCommand.files(ofLesson: slug).map {
      NewFile(path: "\(folder)/\($0.path)", text: $0.text)
    }
    return [NewFile(path: strings, text: sentences)] + lesson
      + [NewFile(path: Course.outlinePath, text: outline)]
  }
}

/// The `lesson.md` of a new lesson: all sections in their order, with what belongs in each.
struct NewLesson {
  /// The folder's name without its number.
  let slug: String
  /// The name of its exercise.
  let exercise: String

  var file: NewFile { NewFile(path: "lesson.md", text: [top, before, after].joined()) }

  private var top: String {
    """
    ---
    id: \(slug)
    title: ‹Four words or fewer›
    teaches: ‹\(slug)›
    needs: ‹›
    leaves-out: ‹what a curious reader will ask, and where it comes›
    source: ‹the work and the section that this lesson retells›
    exercises: \(exercise)
    ---
    # ‹Four words or fewer›

    **After this lesson** you can ‹say one or two things that the reader can do then›.

    """
  }

  private var before: String {
    """

    ## Guess first

    ‹A question that the common misconception answers badly, in a window 320 points wide.›

    ```layout figure=row window=320x80 axis=horizontal gives=Blue.trailing:156,Red.leading:164
    Blue.leading = 1.0 * Superview.leading + 16.0
    Red.leading  = 1.0 * Blue.trailing + 8.0
    Red.trailing = 1.0 * Superview.trailing - 16.0
    Blue.width   = 1.0 * Red.width + 0.0
    ```

    ‹How wide is Blue?›

    a. ‹what the misconception says›
    b. ‹what follows from the lines›
    c. ‹another answer that tempts›

    ## One idea

    **‹The sentence to remember.›**

    ‹Two or three sentences on what it means.›

    ## Worked example

    ‹Every step, with its numbers.› Blue ends at **156**, and Red begins at **164**.

    ```drawing figure=row window=320x80 axis=horizontal
    ┌────────────────────────────────────────┐
    │ ┌────────────────┐ ┌────────────────┐  │
    │ │      Blue      │ │      Red       │  │
    │ └────────────────┘ └────────────────┘  │
    └────────────────────────────────────────┘
    0 16             156 164            304  320
    ```

    ## Your turn

    - `\(exercise)` — ‹what to do, in one line›

    """
  }

  private var after: String {
    """

    ## If you guessed …

    **a.** ‹Why it tempts, and why it fails.›

    **b.** Yes. ‹Why it holds in other windows, too.›

    **c.** ‹Why it tempts, and why it fails.›

    ## Why it works

    ‹What the idea rests on.›

    ## In Swift

    ```swift same-as=row
    blue.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 16)
    red.leadingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 8)
    red.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -16)
    blue.widthAnchor.constraint(equalTo: red.widthAnchor)
    ```

    ## Further

    ‹A challenge.› ‹Where to read on:› [‹the source›](‹https://developer.apple.com/›)

    """
  }
}

/// The files of a course that list its lessons and exercises, with one more in the list.
struct CourseList {
  let root: String

  /// `course.json` with a lesson at the end of the last chapter; `nil` if that can't be done by
  /// putting in the name alone.
  func adding(lesson name: String) -> NewFile? {
    guard let text = text(of: Course.outlinePath), let json = try? PlacedJSON.read(text),
      case .array(let chapters)? = json.member("chapters")?.value,
      case .array(let lessons)? = chapters.last?.member("lessons")?.value, let last = lessons.last,
      case .string(let lastName) = last.value
    else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let (index, written) = (last.place.line - 1, "\"\(lastName)\"")
    guard lines.indices.contains(index) else { return nil }
    let before = String(lines[index].prefix(last.place.column - 1))
    let rest = lines[index].dropFirst(last.place.column - 1)
    guard rest.hasPrefix(written) else { return nil }
    // A list with a line for each lesson stays one.
    let isAlone = lessons.count > 1 && before.allSatisfy(\.isWhitespace)
    let gap = isAlone ? "\n" + before : " "
    lines[index] = before + written + "," + gap + "\"\(name)\"" + rest.dropFirst(written.count)
    return NewFile(path: Course.outlinePath, text: lines.joined(separator: "\n"))
  }

  /// `lesson.md` with an exercise at the end of `exercises`; `nil` if there is no such line.
  func adding(exercise id: String, to lesson: String) -> NewFile? {
    let path = "\(lesson)/lesson.md"
    guard let text = text(of: path) else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---"),
      let index = lines[..<end].firstIndex(where: { $0.hasPrefix("exercises:") })
    else { return nil }
    while lines[index].last.map({ $0 == "," || $0.isWhitespace }) ?? false {
      lines[index].removeLast()
    }
    lines[index] += lines[index] == "exercises:" ? " \(id)" : ", \(id)"
    return NewFile(path: path, text: lines.joined(separator: "\n"))
  }

  private func text(of name: String) -> String? {
    guard let path = try? InnerPath.path(of: name, in: root) else { return nil }
    return try? TextFile.readKeepingMark(path)
  }
}

extension PlacedJSON {
  /// The value of a key of an object.
  fileprivate func member(_ key: String) -> PlacedJSON? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.json
  }
}
