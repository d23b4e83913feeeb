/// Packs bytes as browsers unpack them.
///
/// Repeated bytes are found by a table of the places where three bytes stood last; then each block gets
/// its own Huffman codes.
///
/// Source: RFC 1951, *DEFLATE Compressed Data Format Specification*.
struct Deflate {
  /// A byte, or a stretch that stood so far before.
  private typealias Token = (length: Int, distance: Int, byte: UInt8)

  /// How far back a stretch may have stood.
  private static let window = 1 << 15
  private static let longest = 258
  /// How many earlier places are tried, and the length with which the search ends.
  private static let (mostTries, enough) = (24, 64)
  /// How many tokens share codes.
  private static let blockSize = 1 << 16

  private var packed: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    bytes.withUnsafeBufferPointer { deflate.add($0) }
    return deflate.packed
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var search = StretchSearch(bytes: bytes)
    var tokens: [Token] = []
    var place = 0
    repeat {
      while place < bytes.count, tokens.count < Self.blockSize {
        var found = search.stretch(at: place)
        // A longer one may begin at the next byte.
        if found.length >= 3, found.length < Self.enough / 2,
          search.stretch(at: place + 1).length > found.length
        {
          found.length = 0
        }
        let length = found.length < 3 ? 1 : found.length
        tokens.append((found.length, found.distance, bytes[place]))
        for step in 0..<length { search.remember(place + step) }
        place += length
      }
      add(block: tokens, isLast: place == bytes.count)
      tokens.removeAll(keepingCapacity: true)
    } while place < bytes.count
    put(0, 7)
    while bitCount >= 8 { flushByte() }
  }

  private struct StretchSearch {
    let bytes: UnsafeBufferPointer<UInt8>
    private var last = [Int32](repeating: -1, count: 1 << 15)
    private var before = [Int32](repeating: -1, count: Deflate.window)

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private func key(_ place: Int) -> Int {
      let three =
        UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
      return Int((three &* 0x9E37_79B1) >> 17)
    }

    mutating func remember(_ place: Int) {
      guard place + 2 < bytes.count else { return }
      let key = key(place)
      before[place & (Deflate.window - 1)] = last[key]
      last[key] = Int32(place)
    }

    /// The longest stretch that begins here and stood before; shorter than 3 if there is none.
    func stretch(at place: Int) -> (length: Int, distance: Int) {
      guard place + 2 < bytes.count else { return (0, 0) }
      let most = min(Deflate.longest, bytes.count - place)
      var (length, distance, tries) = (2, 0, Deflate.mostTries)
      var other = Int(last[key(place)])
      while other >= 0, place - other < Deflate.window, tries > 0 {
        if bytes[other + length] == bytes[place + length] {
          var same = 0
          while same < most, bytes[other + same] == bytes[place + same] { same += 1 }
          if same > length { (length, distance) = (same, place - other) }
          if length >= Deflate.enough || length == most { break }
        }
        other = Int(before[other & (Deflate.window - 1)])
        tries -= 1
      }
      return distance == 0 ? (0, 0) : (length, distance)
    }
  }

  // MARK: Codes

  private mutating func add(block tokens: [Token], isLast: Bool) {
    var counts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    counts[256] = 1
    for token in tokens {
      if token.length < 3 {
        counts[Int(token.byte)] += 1
      } else {
        counts[257 + Self.lengthCode(token.length).code] += 1
        distanceCounts[Self.distanceCode(token.distance).code] += 1
      }
    }
    let (symbols, distances) = (
      HuffmanCode(counts, longest: 15), HuffmanCode(distanceCounts, longest: 15)
    )
    put(isLast ? 1 : 0, 1)
    put(2, 2)
    put(symbols.lengths.count - 257, 5)
    put(distances.lengths.count - 1, 5)
    // The lengths of codes have codes, too: here the plain ones, of four bits for each of 16 lengths.
    put(19 - 4, 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      put(symbol < 16 ? 4 : 0, 3)
    }
    for length in symbols.lengths + distances.lengths { put(HuffmanCode.turned(length, 4), 4) }
    for token in tokens {
      guard token.length >= 3 else {
        put(symbols, Int(token.byte))
        continue
      }
      let (length, distance) = (
        Self.lengthCode(token.length), Self.distanceCode(token.distance)
      )
      put(symbols, 257 + length.code)
      put(length.rest, length.bits)
      put(distances, distance.code)
      put(distance.rest, distance.bits)
    }
    put(symbols, 256)
  }

  private static func lengthCode(_ length: Int) -> (code: Int, rest: Int, bits: Int) {
    let value = length - 3
    if length == longest { return (28, 0, 0) }
    guard value >= 8 else { return (value, 0, 0) }
    let high = Int.bitWidth - 1 - value.leadingZeroBitCount
    return (
      4 * (high - 1) + (value >> (high - 2)) & 3, value & (1 << (high - 2) - 1), high - 2
    )
  }

  private static func distanceCode(_ distance: Int) -> (code: Int, rest: Int, bits: Int) {
    let value = distance - 1
    guard value >= 4 else { return (value, 0, 0) }
    let high = Int.bitWidth - 1 - value.leadingZeroBitCount
    return (2 * high + (value >> (high - 1)) & 1, value & (1 << (high - 1) - 1), high - 1)
  }

  private mutating func put(_ code: HuffmanCode, _ symbol: Int) {
    put(code.codes[symbol], code.lengths[symbol])
  }

  /// Adds some bits, the lowest first.
  private mutating func put(_ value: Int, _ count: Int) {
    bits |= UInt64(value) << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 { flushByte() }
  }

  private mutating func flushByte() {
    packed.append(UInt8(truncatingIfNeeded: bits))
    bits >>= 8
    bitCount -= 8
  }
}

/// Short codes for frequent symbols, longer ones for others.
struct HuffmanCode {
  private(set) var lengths: [Int]
  /// As they are written, the first bit lowest.
  private(set) var codes: [Int]

  init(_ counts: [Int], longest: Int) {
    var counts = counts
    lengths = Self.lengths(counts)
    // With rounder counts the longest codes get shorter.
    while lengths.contains(where: { $0 > longest }) {
      counts = counts.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = Self.lengths(counts)
    }
    codes = [Int](repeating: 0, count: counts.count)
    var next = 0
    for length in 1...longest {
      for symbol in counts.indices where lengths[symbol] == length {
        codes[symbol] = Self.turned(next, length)
        next += 1
      }
      next <<= 1
    }
  }

  /// The bits in the other order.
  static func turned(_ value: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 1 | (value >> $1) & 1 }
  }

  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    var trees = counts.indices.filter { counts[$0] > 0 }.map { (count: counts[$0], symbols: [$0]) }
    // A code of one symbol has a bit, too.
    if trees.count == 1 { lengths[trees[0].symbols[0]] = 1 }
    while trees.count > 1 {
      trees.sort { ($0.count, $0.symbols[0]) > ($1.count, $1.symbols[0]) }
      let (one, other) = (trees.removeLast(), trees.removeLast())
      let symbols = one.symbols + other.symbols
      for symbol in symbols { lengths[symbol] += 1 }
      trees.append((one.count + other.count, symbols))
    }
    return lengths
  }
}
