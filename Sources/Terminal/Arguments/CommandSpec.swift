package import Course

/// One command: its name, what it takes, the sentences that explain it, and what carries it out.
package struct CommandSpec: Sendable {
  package typealias Run = @Sendable (Invocation, Surroundings) throws(CommandError) -> Outcome

  /// A word that stands for itself, like the name of an exercise.
  package struct Positional: Sendable {
    /// How many words there may be: one, at most one, or any number (only for the last).
    package enum Count: Sendable { case required, optional, repeating }
    package let name: String
    package let help: Sentence
    package let count: Count

    /// Describes a word after the command; required ones come before all others.
    package init(_ name: String, _ count: Count = .required, help: Sentence) {
      (self.name, self.count, self.help) = (name, count, help)
    }
  }

  package struct Option: Sendable {
    package let name: String
    package let help: Sentence
    package let short: Character?
    package let placeholder: String?

    /// Describes an option.
    ///
    /// - Parameters:
    ///   - name: The long name, without dashes.
    ///   - short: The letter after a single dash.
    ///   - placeholder: What stands for the value in help texts; nil for a flag.
    ///   - help: What it does, in a sentence.
    package init(
      _ name: String, short: Character? = nil, placeholder: String? = nil, help: Sentence
    ) {
      (self.name, self.short) = (name, short)
      (self.placeholder, self.help) = (placeholder, help)
    }

    /// Whether a word, dashes included, is this option's long or short name.
    func isSpelled(_ word: String) -> Bool {
      word == "--\(name)" || short.map { word == "-\($0)" } ?? false
    }
  }

  package let name: String
  package let summary: Sentence
  package let details: Sentence?
  package let positionals: [Positional]
  package let options: [Option]
  /// `nil` for a command of the other program.
  package var run: Run?

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - name: One word, or two like `dev check`; `dev` is then no command of its own.
  ///   - summary: One line for lists, with its full stop.
  ///   - details: Paragraphs for the command's own page.
  ///   - positionals: What may follow the name, in this order.
  ///   - options: What only this command understands.
  ///   - run: What carries it out.
  package init(
    _ name: String, summary: Sentence, details: Sentence? = nil, positionals: [Positional] = [],
    options: [Option] = [], run: Run? = nil
  ) {
    (self.name, self.summary, self.details) = (name, summary, details)
    (self.positionals, self.options, self.run) = (positionals, options, run)
  }
}
