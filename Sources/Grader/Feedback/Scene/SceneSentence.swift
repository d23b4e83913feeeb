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

  package var parameters: Set<String> {
    switch self {
    case .maskWithoutFrame, .maskWithoutFrameHint: ["item"]
    case .unknownFlag: ["name"]
    case .repeated: ["item", "property"]
    case .notAMask, .maskHint, .notAFrame, .frameHint, .notABool, .boolHint, .repeatedHint: []
    }
  }
}
