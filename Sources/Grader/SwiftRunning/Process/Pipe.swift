import Platform

/// A pipe whose ends no other program inherits, and which closes what is still open of it.
struct Pipe: ~Copyable {
  private(set) var reader: Int32 = -1
  private(set) var writer: Int32 = -1

  /// Opens a pipe with both ends above the descriptors that a child is given.
  ///
  /// An end that already had a child's number would be overwritten while the numbers are dealt.
  init() throws(ChildFailure) {
    var ends: [Int32] = [-1, -1]
    guard Self.open(&ends) == 0 else { throw .noPipe(errno) }
    reader = Self.raised(ends[0])
    writer = Self.raised(ends[1])
    guard reader >= 0, writer >= 0 else { throw .noPipe(errno) }
  }

  deinit {
    if reader >= 0 { close(reader) }
    if writer >= 0 { close(writer) }
  }

  mutating func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
  }

  mutating func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// The lowest number that no child is given.
  private static let lowest: Int32 = 10

  private static func raised(_ descriptor: Int32) -> Int32 {
    guard descriptor < lowest else { return descriptor }
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, lowest)
    close(descriptor)
    return copy
  }

  private static func open(_ ends: inout [Int32]) -> Int32 {
    #if os(Linux)
      // Marked at birth: another thread may start a program between two calls.
      RawSystem.pipe(&ends)
    #else
      // Darwin's children inherit nothing that is not named, see `Spawning`.
      pipe(&ends)
    #endif
  }
}
