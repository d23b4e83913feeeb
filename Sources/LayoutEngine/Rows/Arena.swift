/// The scratch memory of one solve: one allocation, from which buffers are cut one after the other.
///
/// A buffer lives as long as its arena. Debug builds check every access to a buffer.
struct Arena: ~Copyable {
  private let start: UnsafeMutableRawPointer
  private let byteCount: Int
  private var used = 0

  /// Every buffer begins at a multiple of this many bytes.
  private static let alignment = 16

  /// Makes room for so many bytes, and for the gaps between so many buffers.
  init(byteCount: Int, buffers: Int) {
    self.byteCount = byteCount + buffers * Self.alignment
    start = .allocate(byteCount: self.byteCount, alignment: Self.alignment)
  }

  deinit { start.deallocate() }

  /// Cuts a buffer off, every element of which begins with a value.
  mutating func buffer<Element: BitwiseCopyable>(
    _ count: Int, of value: Element
  ) -> UnsafeMutableBufferPointer<Element> {
    let buffer = buffer(count, as: Element.self)
    buffer.initialize(repeating: value)
    return buffer
  }

  /// Cuts off a buffer whose elements aren't initialised.
  mutating func buffer<Element: BitwiseCopyable>(
    _ count: Int, as element: Element.Type
  ) -> UnsafeMutableBufferPointer<Element> {
    let size = count * MemoryLayout<Element>.stride
    assert(used + size <= byteCount, "the arena was made too small")
    let elements = (start + used).bindMemory(to: Element.self, capacity: count)
    used += (size + Self.alignment - 1) & ~(Self.alignment - 1)
    return UnsafeMutableBufferPointer(start: elements, count: count)
  }
}
