package import Course
package import LayoutEngine

/// What the compiler refuses, or what we do before it.
package struct CompilerFinding: Hashable, Sendable {
  /// All messages, errors first.
  package let messages: [CompilerMessage]
  /// Where the first error is; `nil` if it is about the file as a whole.
  package let range: SourceRange?
  /// Whether the file was refused before it came to the compiler.
  package let isRefusal: Bool

  /// The error that is spoken of.
  package var first: CompilerMessage? { messages.first { $0.kind == .error } ?? messages.first }

  /// The other errors, the causes before what follows from them.
  package var others: [CompilerMessage] {
    Array(messages.filter { $0.kind == .error }.dropFirst())
  }
}

/// How a program stopped, and where.
package struct CrashFinding: Hashable, Sendable {
  package let crash: Crash
  /// The learner's line, where it is known.
  package let range: SourceRange?
  package let layoutCase: LayoutCase?
  /// Whether it happened to a constraint, which may have been made long before.
  package let isAboutConstraint: Bool

  init(
    _ crash: Crash, range: SourceRange?, layoutCase: LayoutCase?, isAboutConstraint: Bool = false
  ) {
    self.crash = crash
    self.isAboutConstraint = isAboutConstraint
    self.range = range
    self.layoutCase = layoutCase
  }
}
