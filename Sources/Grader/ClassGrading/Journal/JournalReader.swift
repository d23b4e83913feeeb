import Platform

/// Reads a journal from its beginning, a piece at a time.
struct JournalReader {
  private let descriptor: Int32
  private var piece: ArraySlice<UInt8> = []
  /// How many bytes have been taken.
  private(set) var offset = 0

  private static let pieceLength = 1 << 20

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next bytes, fewer at the end of the file.
  mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    fill(count)
    let taken = piece.prefix(count)
    piece = piece.dropFirst(taken.count)
    offset += taken.count
    return taken
  }

  /// The next complete record and its offset; `nil` at the end, or if the record is damaged.
  mutating func record() -> (offset: Int, payload: ArraySlice<UInt8>)? {
    frame().map { ($0.offset, $0.bytes.dropFirst(JournalRecord.headLength)) }
  }

  /// The same with the record's head.
  mutating func frame() -> (offset: Int, bytes: ArraySlice<UInt8>)? {
    fill(JournalRecord.headLength)
    guard let (length, checksum) = JournalRecord.head(piece) else { return nil }
    fill(JournalRecord.headLength + length)
    let payload = piece.dropFirst(JournalRecord.headLength).prefix(length)
    guard payload.count == length, QuickHash.value(of: payload) == checksum else { return nil }
    let start = offset
    return (start, take(JournalRecord.headLength + length))
  }

  /// Reads so many bytes into the buffer, if the file has them.
  private mutating func fill(_ count: Int) {
    guard piece.count < count else { return }
    let more = OpenFile.read(
      max(Self.pieceLength, count), from: descriptor, at: offset + piece.count)
    piece = (Array(piece) + more)[...]
  }
}
