import Course

/// The sentences about statements on views themselves that can't be read.
package enum SceneSentence: String, SentenceKey {
  case maskWithoutFrame = "scene.maskWithoutFrame"
  case maskWithoutFrameHint = "scene.maskWithoutFrame.hint"
  case unknownFlag = "scene.unknownFlag"
  case notAMask = "scene.notAMask"
  case maskHint = "scene.mask.hint"
  case notAFrame = "scene.notAFrame"
  case frameHint = "scene.notAFrame.hint"
  case notABool = "scene.notABool"
  case boolHint = "scene.notABool.hint"
  case repeated = "scene.repeated"
  case repeatedHint = "scene.repeated.hint"
  case notAPriority = "scene.notAPriority"
  case priorityHint = "scene.notAPriority.hint"
  case notAContentSize = "scene.notAContentSize"
  case contentSizeHint = "scene.notAContentSize.hint"
  case notInsets = "scene.notInsets"
  case insetsHint = "scene.notInsets.hint"
  case notBaselines = "scene.notBaselines"
  case baselinesHint = "scene.notBaselines.hint"
  case unknownProperty = "scene.unknownProperty"
  case propertyHint = "scene.unknownProperty.hint"
  case given = "scene.given"
  case givenHint = "scene.given.hint"

  package var parameters: Set<String> {
    switch self {
    case .maskWithoutFrame, .maskWithoutFrameHint: ["item"]
    case .unknownFlag, .unknownProperty: ["name"]
    case .repeated, .given: ["item", "property"]
    default: []
    }
  }
}
