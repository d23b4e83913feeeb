import Course

enum RefusalReason: Hashable, Sendable {
  case zeroByte
  case module(String)
  case attribute(String)
  case directive(String)
  case unsafe
  case nestedTooDeeply
  case reservedName(String)
  case optionalRequirement
  case backtick
  case versionCondition(String)

  /// What it is and what to do, without a final point.
  var sentence: Sentence {
    switch self {
    case .zeroByte: .says("swift.refused.zeroByte")
    case .module(let name): .says("swift.refused.module", ["name": .text(name)])
    case .attribute(let name): .says("swift.refused.attribute", ["name": .text(name)])
    case .directive(""): .says("swift.refused.directive.none")
    case .directive(let word): .says("swift.refused.directive", ["word": .text(word)])
    case .unsafe: .says("swift.refused.unsafe")
    case .nestedTooDeeply: .says("swift.refused.nested")
    case .reservedName(let name): .says("swift.refused.name", ["name": .text(name)])
    case .optionalRequirement: .says("swift.refused.optional")
    case .backtick: .says("swift.refused.backtick")
    case .versionCondition(let word): .says("swift.refused.version", ["word": .text(word)])
    }
  }
}
