/// The error for bytes that can't be read as a record.
struct RecordError: Error {}

/// A value that can be written into a record and read back.
protocol Recorded {
  func write(to record: inout RecordWriter)
  init(from record: inout RecordReader) throws(RecordError)
}

/// Writes values one after the other, as ``RecordReader`` reads them.
struct RecordWriter {
  var bytes: [UInt8] = []

  /// Writes a number in as few bytes as it needs, seven bits in each.
  mutating func put(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func put(_ values: any Recorded...) {
    for value in values { value.write(to: &self) }
  }
}

/// Reads values in the order in which they were written.
struct RecordReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func number() throws(RecordError) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { throw RecordError() }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw RecordError()
  }

  mutating func bytes(_ count: Int) throws(RecordError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest.count else { throw RecordError() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func next<Value: Recorded>() throws(RecordError) -> Value { try Value(from: &self) }
}

extension String: Recorded {
  func write(to record: inout RecordWriter) {
    record.put(UInt64(utf8.count))
    record.bytes.append(contentsOf: utf8)
  }

  init(from record: inout RecordReader) throws(RecordError) {
    let count = Int(truncatingIfNeeded: try record.number())
    guard let text = String(validating: try record.bytes(count), as: UTF8.self) else {
      throw RecordError()
    }
    self = text
  }
}

extension Int: Recorded {
  func write(to record: inout RecordWriter) { record.put(UInt64(bitPattern: Int64(self))) }

  init(from record: inout RecordReader) throws(RecordError) {
    self = Int(truncatingIfNeeded: try record.number())
  }
}

extension Double: Recorded {
  func write(to record: inout RecordWriter) {
    withUnsafeBytes(of: bitPattern.littleEndian) { record.bytes.append(contentsOf: $0) }
  }

  init(from record: inout RecordReader) throws(RecordError) {
    var pattern: UInt64 = 0
    for (index, byte) in try record.bytes(8).enumerated() {
      pattern |= UInt64(byte) << UInt64(8 * index)
    }
    self.init(bitPattern: pattern)
  }
}

extension Optional: Recorded where Wrapped: Recorded {
  func write(to record: inout RecordWriter) {
    guard let self else { return record.bytes.append(0) }
    record.bytes.append(1)
    self.write(to: &record)
  }

  init(from record: inout RecordReader) throws(RecordError) {
    switch try record.number() {
    case 0: self = nil
    case 1: self = try Wrapped(from: &record)
    default: throw RecordError()
    }
  }
}

extension Array: Recorded where Element: Recorded {
  func write(to record: inout RecordWriter) {
    record.put(UInt64(count))
    for element in self { element.write(to: &record) }
  }

  init(from record: inout RecordReader) throws(RecordError) {
    let count = try record.number()
    // Every element takes a byte at least.
    guard count <= UInt64(record.rest.count) else { throw RecordError() }
    self = []
    for _ in 0..<count { append(try Element(from: &record)) }
  }
}
