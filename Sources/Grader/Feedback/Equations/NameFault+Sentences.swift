import LayoutEngine

extension NameFault {
  var message: Sentence {
    switch self {
    case .unknownAttribute(let name, _): .equation(.unknownAttribute, ["name": name])
    case .unknownItem(let name, _): .equation(.unknownItem, ["name": name])
    case .noSuperview(let name): .equation(.noSuperview, ["name": name])
    case .superviewOfNothing: .equation(.superviewOfNothing)
    case .composite(let name, _): .equation(.composite, ["name": name])
    case .attributeMissing(let name): .equation(.attributeMissing, ["name": name])
    case .attributeMissingAfterDot: .equation(.attributeMissingAfterDot)
    case .itemMissing(let attribute, _): .equation(.itemMissing, ["name": attribute.name])
    case .attributeOfAttribute(let name): .equation(.attributeOfAttribute, ["name": name])
    case .notAnAttribute: .equation(.notAnAttribute)
    }
  }

  var hint: Sentence? {
    switch self {
    case .unknownAttribute(_, let suggestions): .didYouMean(suggestions.map(\.name))
    case .unknownItem(_, let suggestions): .didYouMean(suggestions)
    case .composite(_, let parts): .write(parts.map(\.name))
    case .attributeMissing(let item): .equation(.attributeMissingHint, ["name": item])
    case .attributeMissingAfterDot(let item): .equation(.example, ["text": "\(item).width"])
    case .itemMissing(let attribute, let example):
      .equation(.write, ["text": "\(example).\(attribute.name)"])
    case .notAnAttribute(let item): .equation(.write, ["text": "\(item).height = 40"])
    case .noSuperview, .superviewOfNothing, .attributeOfAttribute: nil
    }
  }
}
