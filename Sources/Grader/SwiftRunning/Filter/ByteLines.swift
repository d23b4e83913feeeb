import LayoutEngine

/// Turns byte offsets and the compiler's byte columns into lines and columns of characters.
struct ByteLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts =
      [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  func place(of offset: Int) -> SourcePlace {
    let line = line(of: offset)
    return SourcePlace(line: line + 1, column: length(of: starts[line]..<offset) + 1)
  }

  /// The line and the column in bytes, both counted from 1, by which the compiler knows a byte.
  func compilersPlace(of offset: Int) -> (line: Int, byteColumn: Int) {
    let line = line(of: offset)
    return (line + 1, offset - starts[line] + 1)
  }

  /// The line that holds a byte, counted from 0; found by halving, as a file can have thousands.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The place that the compiler means by a line and a column in bytes, both counted from 1.
  ///
  /// Beyond the text it is the end of the line, or of the text.
  func place(line: Int, byteColumn: Int) -> SourcePlace {
    guard line >= 1, line <= starts.count else { return place(of: bytes.count) }
    let end = line < starts.count ? starts[line] - 1 : bytes.count
    return place(of: min(starts[line - 1] + max(byteColumn, 1) - 1, max(end, starts[line - 1])))
  }

  func length(of range: Range<Int>) -> Int { text(of: range).count }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
