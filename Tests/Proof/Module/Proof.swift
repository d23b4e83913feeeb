import Course
import LayoutEngine

/// Answers the questions in a buffer, and prints a line of JSON for each.
///
/// The buffer is a list of parts: a name, a line break, the number of bytes, a line break, the bytes. A
/// part that is called `course/…` is a file of the course. `check EXERCISE`, `try WIDTHxHEIGHT` and
/// `explain` are questions; their bytes are the answer, the equations or the log.
@_cdecl("proof")
func proof(_ start: UnsafePointer<UInt8>, _ count: Int) {
  var parts = PartReader(rest: UnsafeBufferPointer(start: start, count: count)[...])
  var course: PageCourse?
  while let (name, text) = parts.next() {
    if name.hasPrefix("course/") {
      MemoryFiles.add(text, at: "/" + name)
      continue
    }
    do throws(CourseError) {
      if course == nil { course = try PageCourse(root: "/course") }
      print(try answer(to: name, text, &course)?.text ?? "null")
    } catch { print("error: \(course?.text(of: error) ?? error.text(in: nil))") }
  }
}

private func answer(
  to question: String, _ text: String, _ course: inout PageCourse?
) throws(CourseError) -> JSONText? {
  let words = question.split(separator: " ")
  switch words[0] {
  case "check": return try course?.check(text, to: String(words[1]))
  case "try": return Size(words: String(words[1])).flatMap { try? course?.layout(of: text, in: $0) }
  case "explain": return course?.explanation(of: text)
  default: return nil
  }
}

private struct PartReader {
  var rest: Slice<UnsafeBufferPointer<UInt8>>

  mutating func next() -> (name: String, text: String)? {
    guard let name = line(), let count = line().flatMap({ Int($0) }), count <= rest.count else {
      return nil
    }
    let bytes = rest.prefix(count)
    rest = rest.dropFirst(count)
    return (name, String(decoding: bytes, as: UTF8.self))
  }

  private mutating func line() -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    return line
  }
}
