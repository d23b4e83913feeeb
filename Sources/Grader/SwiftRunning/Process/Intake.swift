import Platform

/// One stream of bytes from a child, stored up to a limit.
struct Intake {
  /// Our end of the pipe, which never blocks.
  let descriptor: Int32
  let cap: Int
  private(set) var bytes: [UInt8] = []
  private(set) var isOpen = true
  private(set) var isOverflowing = false

  init(_ descriptor: Int32, cap: Int) {
    self.descriptor = descriptor
    self.cap = cap
    Self.neverBlock(descriptor)
  }

  mutating func drain() {
    while isOpen, !isOverflowing {
      var chunk = [UInt8](repeating: 0, count: 16 << 10)
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        let room = cap - bytes.count
        bytes += chunk[..<min(count, room)]
        isOverflowing = count > room
      } else if count == 0 {
        isOpen = false
      } else if errno != EINTR {
        isOpen = errno == EAGAIN || errno == EWOULDBLOCK
        return
      }
    }
  }

  static func neverBlock(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }
}
