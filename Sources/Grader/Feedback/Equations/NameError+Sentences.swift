package import Course
package import LayoutEngine

extension NameError {
  package var message: Sentence {
    switch self {
    case .unknownAttribute(let name, _): EquationSentence.unknownAttribute(name: name)
    case .unknownItem(let name, _): EquationSentence.unknownItem(name: name)
    case .noSuperview(let item): EquationSentence.noSuperview(item: item)
    case .superviewOfNothing: EquationSentence.superviewOfNothing
    case .composite(let name, _): EquationSentence.composite(name: name)
    case .attributeMissing(let item): EquationSentence.attributeMissing(item: item)
    case .attributeMissingAfterDot: EquationSentence.attributeMissingAfterDot
    case .itemMissing(let attribute, _):
      EquationSentence.itemMissing(attribute: attribute.name)
    case .attributeOfAttribute(let name):
      EquationSentence.attributeOfAttribute(name: name)
    case .notAnAttribute: EquationSentence.notAnAttribute
    }
  }

  package var hint: Sentence? {
    switch self {
    case .unknownAttribute(_, let suggestions): .didYouMean(suggestions.map(\.name))
    case .unknownItem(_, let suggestions): .didYouMean(suggestions.map(ItemSpelling.name))
    case .superviewOfNothing: EquationSentence.superviewOfNothingHint
    case .composite(_, let parts):
      Sentence.list(parts.map(\.name), joinedBy: EquationSentence.bothOf).map {
        EquationSentence.write(text: $0)
      }
    case .attributeMissing(let item):
      EquationSentence.attributeMissingHint(item: ItemSpelling.name(item))
    case .attributeMissingAfterDot(let item): .forExample("\(ItemSpelling.name(item)).width")
    case .itemMissing(let attribute, let example):
      .write("\(ItemSpelling.name(example)).\(attribute.name)")
    case .notAnAttribute(let item): .write("\(ItemSpelling.name(item)).height = 40")
    case .noSuperview, .attributeOfAttribute: nil
    }
  }
}
