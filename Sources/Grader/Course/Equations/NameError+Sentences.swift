package import LayoutEngine

extension NameError {
  package var message: Sentence {
    switch self {
    case .unknownAttribute(let name, _): .says("equation.unknownAttribute", ["name": .text(name)])
    case .unknownItem(let name, _): .says("equation.unknownItem", ["name": .text(name)])
    case .noSuperview(let item): .says("equation.noSuperview", ["item": .text(item)])
    case .superviewOfNothing: .says("equation.superviewOfNothing")
    case .composite(let name, _): .says("equation.composite", ["name": .text(name)])
    case .attributeMissing(let item): .says("equation.attributeMissing", ["item": .text(item)])
    case .attributeMissingAfterDot: .says("equation.attributeMissingAfterDot")
    case .itemMissing(let attribute, _):
      .says("equation.itemMissing", ["attribute": .text(attribute.name)])
    case .attributeOfAttribute(let name):
      .says("equation.attributeOfAttribute", ["name": .text(name)])
    case .notAnAttribute: .says("equation.notAnAttribute")
    }
  }

  private static var attributes: String {
    Attribute.allCases.map { $0.name }.filter { !$0.contains("Margin") }.joined(separator: ", ")
  }

  package var hint: Sentence? {
    switch self {
    case .unknownAttribute(_, []):
      .says(
        "equation.unknownAttribute.hint",
        [
          "names": .text(Self.attributes),
          "priorities": .text(ContentPriority.allCases.map { $0.rawValue }.joined(separator: ", ")),
        ])
    case .unknownAttribute(_, let suggestions): .didYouMean(suggestions.map { $0.name })
    case .unknownItem(_, let suggestions): .didYouMean(suggestions.map(ItemSpelling.name))
    case .superviewOfNothing: .says("equation.superviewOfNothing.hint")
    case .composite(_, let parts):
      Sentence.list(parts.map { $0.name }, joinedBy: EquationSentence.bothOf).map {
        EquationSentence.write(text: $0)
      }
    case .attributeMissing(let item):
      .says("equation.attributeMissing.hint", ["item": .text(ItemSpelling.name(item))])
    case .attributeMissingAfterDot(let item): .forExample("\(ItemSpelling.name(item)).width")
    case .itemMissing(let attribute, let example):
      .write("\(ItemSpelling.name(example)).\(attribute.name)")
    case .notAnAttribute(let item): .write("\(ItemSpelling.name(item)).height = 40")
    case .noSuperview, .attributeOfAttribute: nil
    }
  }
}
