/// The limits of a process.
///
/// Wall clock, output and record are watched from outside. The others are the kernel's own limits
/// and need a jail, which sets them before the program starts.
package struct Limits: Hashable, Codable, Sendable {
  /// Seconds of processor time, user and system together, for each process.
  package var processorSeconds: Int
  package var wallClockSeconds: Double
  /// Bytes of address space.
  package var addressSpace: Int
  /// Bytes that one written file may have.
  package var fileSize: Int
  package var openFiles: Int
  /// Bytes of the first thread's stack.
  package var stack: Int
  /// Bytes of standard output, and as many of standard error.
  package var output: Int
  /// Bytes on the record descriptor, 3.
  package var record: Int

  package init(
    processorSeconds: Int = 2, wallClockSeconds: Double = 4, addressSpace: Int = 1 << 30,
    fileSize: Int = 1 << 20, openFiles: Int = 64, stack: Int = 8 << 20, output: Int = 64 << 10,
    record: Int = 1 << 20
  ) {
    self.processorSeconds = processorSeconds
    self.wallClockSeconds = wallClockSeconds
    self.addressSpace = addressSpace
    self.fileSize = fileSize
    self.openFiles = openFiles
    self.stack = stack
    self.output = output
    self.record = record
  }

  /// Limits that a compiler or linker keeps with ordinary code: 10 s of processor time, 4 GiB.
  package static let compiling = Limits(
    processorSeconds: 10, wallClockSeconds: 20, addressSpace: 4 << 30, fileSize: 64 << 20,
    openFiles: 1024)
}
