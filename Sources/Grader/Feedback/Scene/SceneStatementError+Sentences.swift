package import Course
package import LayoutEngine

extension SceneStatementError {
  package var message: Sentence {
    switch self {
    case .maskWithoutFrame(let item):
      Sentence(SceneSentence.maskWithoutFrame, ["item": .text(item)])
    case .unknownFlag(let name, _):
      Sentence(SceneSentence.unknownFlag, ["name": .text(name)])
    case .notAMask: Sentence(SceneSentence.notAMask)
    case .notAFrame: Sentence(SceneSentence.notAFrame)
    case .notABool: Sentence(SceneSentence.notABool)
    case .repeated(let item, let property):
      Sentence(SceneSentence.repeated, ["item": .text(item), "property": .text(property)])
    case .notAPriority: Sentence(SceneSentence.notAPriority)
    case .notAContentSize: Sentence(SceneSentence.notAContentSize)
    case .notInsets: Sentence(SceneSentence.notInsets)
    case .notBaselines: Sentence(SceneSentence.notBaselines)
    case .unknownProperty(let name, _):
      Sentence(SceneSentence.unknownProperty, ["name": .text(name)])
    case .given(let item, let property):
      Sentence(SceneSentence.given, ["item": .text(item), "property": .text(property)])
    }
  }

  package var hint: Sentence? {
    switch self {
    case .maskWithoutFrame(let item):
      Sentence(SceneSentence.maskWithoutFrameHint, ["item": .text(item)])
    case .unknownFlag(_, let suggestions):
      .didYouMean(suggestions) ?? Sentence(SceneSentence.maskHint)
    case .notAMask: Sentence(SceneSentence.maskHint)
    case .notAFrame: Sentence(SceneSentence.frameHint)
    case .notABool: Sentence(SceneSentence.boolHint)
    case .repeated: Sentence(SceneSentence.repeatedHint)
    case .notAPriority: Sentence(SceneSentence.priorityHint)
    case .notAContentSize: Sentence(SceneSentence.contentSizeHint)
    case .notInsets: Sentence(SceneSentence.insetsHint)
    case .notBaselines: Sentence(SceneSentence.baselinesHint)
    case .unknownProperty(let name, let suggestions):
      suggestions.contains(name)
        ? Sentence(SceneSentence.propertyHint, ["name": .text(name)]) : .didYouMean(suggestions)
    case .given: Sentence(SceneSentence.givenHint)
    }
  }
}
