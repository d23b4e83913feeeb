/// The result of a process: its exit status, its output and the limit that it reached.
package struct ChildResult: Hashable, Sendable {
  /// The number that the process and its group had; it may belong to somebody else by now.
  package var process: Int32
  package var ending: ChildEnding
  /// The limit that ended the process; `nil` when it ended by itself.
  package var stop: ChildStop?
  package var output: [UInt8]
  package var errors: [UInt8]
  /// What came on descriptor 3, up to the limit.
  package var record: [UInt8]
  /// Processor time in milliseconds, user and system, of the process and all that it waited for.
  package var processorMilliseconds: Int
  /// The most memory that the process had at a time, in bytes.
  package var memory: Int
}
