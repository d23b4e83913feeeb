package import Course
package import LayoutEngine

extension SceneStatementError {
  package var message: Sentence {
    switch self {
    case .maskWithoutFrame(let item):
      SceneSentence.maskWithoutFrame(item: item)
    case .unknownFlag(let name, _):
      SceneSentence.unknownFlag(name: name)
    case .notAMask: SceneSentence.notAMask
    case .notAFrame: SceneSentence.notAFrame
    case .notABool: SceneSentence.notABool
    case .repeated(let item, let property):
      SceneSentence.repeated(item: item, property: property)
    case .notAPriority: SceneSentence.notAPriority
    case .notAContentSize: SceneSentence.notAContentSize
    case .notInsets: SceneSentence.notInsets
    case .notBaselines: SceneSentence.notBaselines
    case .unknownProperty(let name, _):
      SceneSentence.unknownProperty(name: name)
    case .given(let item, let property):
      SceneSentence.given(item: item, property: property)
    }
  }

  package var hint: Sentence? {
    switch self {
    case .maskWithoutFrame(let item):
      SceneSentence.maskWithoutFrameHint(item: item)
    case .unknownFlag(_, let suggestions):
      .didYouMean(suggestions) ?? SceneSentence.maskHint
    case .notAMask: SceneSentence.maskHint
    case .notAFrame: SceneSentence.frameHint
    case .notABool: SceneSentence.boolHint
    case .repeated: SceneSentence.repeatedHint
    case .notAPriority: SceneSentence.priorityHint
    case .notAContentSize: SceneSentence.contentSizeHint
    case .notInsets: SceneSentence.insetsHint
    case .notBaselines: SceneSentence.baselinesHint
    case .unknownProperty(let name, let suggestions):
      suggestions.contains(name)
        ? SceneSentence.propertyHint : .didYouMean(suggestions)
    case .given: SceneSentence.givenHint
    }
  }
}
