import Course
import LayoutEngine
import Platform
import Terminal

/// The files of a course that list its lessons and exercises, with one more in the list.
struct CourseList {
  /// The course's folder.
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
