package import Course
package import LayoutEngine

extension NameError {
  package var message: Sentence {
    switch self {
    case .unknownAttribute(let name, _): .equation(.unknownAttribute, ["name": .text(name)])
    case .unknownItem(let name, _): .equation(.unknownItem, ["name": .text(name)])
    case .noSuperview(let item): .equation(.noSuperview, ["item": .text(item)])
    case .superviewOfNothing: .equation(.superviewOfNothing)
    case .composite(let name, _): .equation(.composite, ["name": .text(name)])
    case .attributeMissing(let item): .equation(.attributeMissing, ["item": .text(item)])
    case .attributeMissingAfterDot: .equation(.attributeMissingAfterDot)
    case .itemMissing(let attribute, _):
      .equation(.itemMissing, ["attribute": .text(attribute.name)])
    case .attributeOfAttribute(let name):
      .equation(.attributeOfAttribute, ["name": .text(name)])
    case .notAnAttribute: .equation(.notAnAttribute)
    }
  }

  package var hint: Sentence? {
    switch self {
    case .unknownAttribute(_, let suggestions): .didYouMean(suggestions.map(\.name))
    case .unknownItem(_, let suggestions): .didYouMean(suggestions.map(ItemSpelling.name))
    case .superviewOfNothing: .equation(.superviewOfNothingHint)
    case .composite(_, let parts):
      Sentence.list(parts.map(\.name), joinedBy: .bothOf).map { .equation(.write, ["text": $0]) }
    case .attributeMissing(let item):
      .equation(.attributeMissingHint, ["item": .text(ItemSpelling.name(item))])
    case .attributeMissingAfterDot(let item): .forExample("\(ItemSpelling.name(item)).width")
    case .itemMissing(let attribute, let example):
      .write("\(ItemSpelling.name(example)).\(attribute.name)")
    case .notAnAttribute(let item): .write("\(ItemSpelling.name(item)).height = 40")
    case .noSuperview, .attributeOfAttribute: nil
    }
  }
}
