/// Which variant of an exercise it is: the number of the choice for each thing that varies, `0.3.1`.
///
/// It says what the variant's page says, and nothing of the secret that it was derived from.
package struct VariantCode: Hashable, Sendable {
  let choices: [Int]

  init(_ choices: [Int]) { self.choices = choices }

  /// Reads a code; `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    choices = numbers.compactMap { $0.self }
    guard choices.count == numbers.count, self.text == text else { return nil }
  }

  package var text: String { choices.map(String.init).joined(separator: ".") }
}

extension Exercise {
  /// The variant with a code; `nil` if the exercise has no such variant.
  ///
  /// It was read with as many of its answers as this one.
  package func variant(_ code: VariantCode) throws(CourseError) -> Exercise? {
    guard let template = variant?.template, template.variations.count == code.choices.count,
      zip(template.variations, code.choices).allSatisfy({ (0..<$0.count).contains($1) })
    else { return nil }
    return try template.exercise(code.choices)
  }
}
