extension Sentence {
  /// The text in a language.
  ///
  /// Where no strings file can be read, this is the one place that says so in words of its own.
  package func text(in strings: StringsCatalogue?) -> String {
    strings?.text(self) ?? "the strings file of the course can't be read: restore or correct it"
  }
}
