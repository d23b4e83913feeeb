/// The words that somebody typed, as a command with arguments and options.
///
/// A request for help is an invocation with the flag `help`; its command may be nil (the whole
/// program) or the first word of two-word commands. A shell that completes words sets the flag
/// `complete`; the positionals are then for ``CommandTable/completions(of:)``.
package struct Invocation: Equatable, Sendable {
  /// The command's name, nil if only the program was called.
  package internal(set) var command: String?
  package internal(set) var positionals: [String] = []
  package var values: [String: String] = [:]
  /// Whether the command is one of the other program.
  var isForOther = false

  /// Whether an option was given, by its long name.
  package func isSet(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option, nil if it wasn't given; never empty, except for a flag.
  package func value(of option: String) -> String? { values[option] }
}
