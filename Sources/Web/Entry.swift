import Course
import LayoutEngine

/// Answers the questions in a buffer, each with a line of JSON.
///
/// The buffer is a list of parts: a name, a line break, the number of bytes, a line break, the bytes. A
/// part that is called `course/…` is a file of the course. Other parts are questions; their first words are
/// those of ``PageCourse/question(_:about:)``, and their bytes are an answer, equations or a log.
///
/// - Returns: Four bytes with the number of those that follow, the lowest first, then the lines. The caller
///   gives all of it back with `free`.
@_cdecl("ask")
func ask(_ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutablePointer<UInt8> {
  var parts = PartReader(rest: UnsafeBufferPointer(start: start, count: count)[...])
  var lines: [UInt8] = []
  while let (name, text) = parts.next() {
    if name.hasPrefix("course/") {
      MemoryFiles.add(text, at: "/" + name)
      continue
    }
    lines += Array(answer(to: name, text).utf8) + [UInt8(ascii: "\n")]
  }
  let answers = UnsafeMutablePointer<UInt8>.allocate(capacity: lines.count + 4)
  for byte in 0..<4 { answers[byte] = UInt8(truncatingIfNeeded: lines.count >> (8 * byte)) }
  for (place, byte) in lines.enumerated() { answers[place + 4] = byte }
  return answers
}

/// The course whose files were handed over; there is one thread, and one course.
private enum OpenedCourse {
  nonisolated(unsafe) static var course: PageCourse?
}

private func answer(to name: String, _ text: String) -> String {
  var course = OpenedCourse.course
  defer { OpenedCourse.course = course }
  do throws(CourseError) {
    if course == nil { course = try PageCourse(root: "/course") }
    let words = name.split(separator: " ").map { String($0) }
    return try course?.question(words, about: text)?.text ?? "null"
  } catch {
    return JSONText.object([("error", .text(course?.text(of: error) ?? error.text(in: nil)))]).text
  }
}

extension PageCourse {
  /// What a page may ask; `nil` for a question that there isn't, or about nothing in the course.
  fileprivate mutating func question(
    _ words: [String], about text: String
  ) throws(CourseError) -> JSONText? {
    let rest = words.dropFirst()
    guard let first = rest.first else {
      return words.first == "explain" ? explanation(of: text) : nil
    }
    if words[0] == "draw", words.count < 3 { return nil }
    switch words[0] {
    case "check": return try check(text, to: first)
    case "tell": return try self.words(about: text, to: first)
    case "draw":
      let windows = rest.dropFirst(2).map { PageWindow($0) }
      return try drawings(of: text, to: first, windows, PageScale(words[2]))
    case "hint": return try hint(Int(rest.last ?? "") ?? 0, of: first)
    case "figure": return try figure(Array(rest.dropFirst()), of: first)
    case "guess": return try guess(Array(rest.dropFirst()), of: first)
    case "review": return try review(Array(rest), text)
    case "try": return Size(words: first).flatMap { try? layout(of: text, in: $0) }
    default: return nil
    }
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
