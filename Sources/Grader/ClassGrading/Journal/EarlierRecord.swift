import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the records of a journal of version 2, which are binary and stand below the same first line.
///
/// A record is its length in 4 bytes, its checksum in 8, and then values without names, one after
/// the other. They get their names here, so that ``JournalRecord`` can read them as JSON.
struct EarlierRecord {
  static let headLength = 12

  private var rest: ArraySlice<UInt8>

  private struct Damage: Error {}

  /// The values of each type in their order.
  ///
  /// Behind a name, `?` says that there may be no value, and `*` that there may be several. Those
  /// without a type are texts.
  private static let types = [
    "answer": "exercise file? blank?:blank verdict? summary? subject? feedback?:words cases?:count "
      + "hidden?:hidden hints:number form? wording? text? otherVariant? remarks* untouched? task?",
    "learner": "key name idNumber? username? email? systemID? section? isListed:flag",
    "blank": "reason:reason words", "count": "passed:number all:number",
    "hidden": "all:number failed:number kinds*:kind words", "kind": "id words failed:number",
    "words": "excerpt?:excerpt seen* meaning* next? note? mistake? diagnosis? pictures*:picture",
    "excerpt": "line:number text column:number length:number more*",
    "picture": "title width:double height:double views*:view",
    "view": "name wanted?:frame got?:frame",
    "frame": "x:double y:double width:double height:double",
  ]

  static func head(_ bytes: ArraySlice<UInt8>) -> (length: Int, checksum: UInt64)? {
    var head = EarlierRecord(rest: bytes)
    guard let length = try? head.fixed(4), length <= JournalRecord.longest,
      let checksum = try? head.fixed(8)
    else { return nil }
    return (Int(length), checksum)
  }

  /// The record as it is written today; `nil` if it can't be read.
  static func frame(_ payload: ArraySlice<UInt8>) -> [UInt8]? {
    var record = EarlierRecord(rest: payload)
    return (try? record.line()).flatMap { JournalRecord(line: Data($0.utf8))?.frame }
  }

  private mutating func line() throws -> String {
    guard try number() == 1 else {
      return #"{"key":"","learner":\#(try json("learner")),\#(try json("", named: "notices*"))}"#
    }
    let (key, _, stamp) = (try json("text"), try json("text"), try number())
    let answer = try json("answer")
    // Beside the answer stand the values that its results don't have.
    return #"{"key":\#(key),"stamp":\#(stamp),"answer":\#(answer),"# + answer.dropFirst()
  }

  private mutating func json(_ type: some StringProtocol, named name: Substring) throws -> String {
    let type = type.isEmpty ? "text" : String(type)
    var value: String
    switch name.last {
    // The oldest records end before `untouched`.
    case "?": value = try rest.isEmpty || number() == 0 ? "null" : json(type)
    case "*": value = "[\(try (0..<number()).map { _ in try json(type) }.joined(separator: ","))]"
    default: value = try json(type)
    }
    return "\"\(name.filter(\.isLetter))\":\(value)"
  }

  private mutating func json(_ type: String) throws -> String {
    switch type {
    case "number": return String(Int(truncatingIfNeeded: try number()))
    case "flag": return try number() == 1 ? "true" : "false"
    case "double":
      let value = Double(bitPattern: try fixed(8))
      return value.isFinite ? "\(value)" : "\"\(value)\""
    // The oldest records have another word for our mistake.
    case "reason": return try json("text").replacing("\"fault\"", with: "\"ourMistake\"")
    case "text":
      let count = try number()
      guard count <= rest.count,
        let text = String(validating: rest.prefix(Int(count)), as: UTF8.self)
      else { throw Damage() }
      rest = rest.dropFirst(Int(count))
      return String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    default:
      let values = try (Self.types[type] ?? "").split(separator: " ").map { value in
        let parts = value.split(separator: ":")
        return try json(parts.dropFirst().first ?? "", named: parts[0])
      }
      return "{\(values.joined(separator: ","))}"
    }
  }

  /// A number in as few bytes as it needs, seven bits in each.
  private mutating func number() throws -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try fixed(1)
      number |= (byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw Damage()
  }

  /// A number in so many bytes, the lowest first.
  private mutating func fixed(_ count: Int) throws -> UInt64 {
    guard rest.count >= count else { throw Damage() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
