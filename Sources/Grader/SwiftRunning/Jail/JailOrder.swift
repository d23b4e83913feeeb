/// What `lessons __jail` is told to do, as it travels in its arguments.
///
///     __jail kind=run level=full parent=812 processor=2 memory=1073741824 file=1048576
///       files=64 stack=8388608 read=… write=… set=NAME=VALUE -- TOOL ARGUMENT…
package struct JailOrder: Hashable, Sendable {
  /// The first argument of a `lessons` that shall make a jail.
  package static let command = "__jail"
  /// Where the jailer says what went wrong; the program in the jail never has it.
  package static let faultDescriptor: Int32 = 4
  /// Bytes of the longest message about an error.
  static let longestFault = 4096

  var kind: JailProfile.Kind
  var level: JailLevel
  /// The process that must still be there when the program starts.
  var parent: Int
  var limits: Limits
  var readable: [String]
  var writable: [String]
  /// Settings of the form `NAME=VALUE`.
  var environment: [String]
  var executable: String
  /// The arguments after the program's own name.
  var toolArguments: [String]
}
