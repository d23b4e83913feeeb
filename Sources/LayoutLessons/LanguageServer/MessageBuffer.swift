import Terminal

/// Splits the bytes from an editor into messages.
///
/// Source: Microsoft, *Language Server Protocol Specification 3.17*, "Base Protocol".
struct MessageBuffer {
  enum Part: Equatable {
    case message([UInt8])
    /// A header without a usable length; the buffer skips it.
    case badHeader
  }

  /// The limits for the length of a header and of a message, in bytes.
  private static let longest = (header: 4 << 10, message: 16 << 20)
  private static let gap = Array("\r\n\r\n".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes have been searched for the end of a header.
  private var searched = 0

  /// Takes more bytes.
  ///
  /// - Returns: The messages that are now complete, in order.
  /// - Complexity: O(n) in the number of bytes, however they are split.
  mutating func parts(with more: [UInt8]) -> [Part] {
    bytes += more
    var parts: [Part] = []
    var start = 0
    while let end = endOfHeader(from: start) {
      guard let length = Self.length(bytes[start..<end]), length <= Self.longest.message else {
        parts.append(.badHeader)
        start = end
        continue
      }
      guard bytes.count - end >= length else { break }
      parts.append(.message(Array(bytes[end..<end + length])))
      start = end + length
    }
    bytes.removeFirst(start)
    searched = max(0, min(searched - start, bytes.count))
    if searched > Self.longest.header, endOfHeader(from: 0) == nil {
      parts.append(.badHeader)
      (bytes, searched) = ([], 0)
    }
    return parts
  }

  /// The index after the empty line that ends a header; `nil` if that line hasn't arrived.
  private mutating func endOfHeader(from start: Int) -> Int? {
    var index = max(start, searched - Self.gap.count)
    while index + Self.gap.count <= bytes.count {
      if bytes[index] == Self.gap[0], bytes[index...].starts(with: Self.gap) {
        searched = index
        return index + Self.gap.count
      }
      index += 1
    }
    searched = bytes.count
    return nil
  }

  /// The content length in a header; `nil` if there is none.
  private static func length(_ header: ArraySlice<UInt8>) -> Int? {
    let lines = String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline)
    let fields = lines.map { $0.split(separator: ":", maxSplits: 1) }
    let found = fields.first { $0.count == 2 && $0[0].lowercased() == "content-length" }
    guard let digits = found?[1].drop(while: \.isWhitespace), let length = Int(digits), length >= 0
    else { return nil }
    return length
  }
}
