/// What a reader makes of a file.
struct ReadSource: Equatable {
  /// What a mark is taken for; one that stands in a comment is taken for nothing.
  enum Role: String, CaseIterable {
    case module, attribute, macro, text, code
  }

  var roles: [String: Role] = [:]
  /// Whether there is a word or a name of ``guarded`` in the code.
  var isGuarded = false
  /// Whether the file holds something that the reader refuses to read.
  var isUnreadable = false

  /// Words that no answer may hold, besides what is marked.
  static let guarded = ["unsafe", "lessonsAnswer", "AnswerStage"]

  /// The marks in some bytes, each with its place, written with a small letter.
  static func marks(in bytes: ArraySlice<UInt8>) -> [(mark: String, place: Int)] {
    var found: [(String, Int)] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let start = place
      place += 1
      guard "mnMN".utf8.contains(bytes[start]) else { continue }
      while place < bytes.endIndex, (0x30...0x39).contains(bytes[place]) { place += 1 }
      guard place > start + 1 else { continue }
      found.append((String(decoding: bytes[start..<place], as: UTF8.self).lowercased(), start))
    }
    return found
  }
}
