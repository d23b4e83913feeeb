package import LayoutEngine

extension SceneStatementError {
  package var message: Sentence {
    switch self {
    case .maskWithoutFrame(let item):
      .says("scene.maskWithoutFrame", ["item": .text(item)])
    case .unknownFlag(let name, _):
      .says("scene.unknownFlag", ["name": .text(name)])
    case .maskDotMissing(let name): .says("scene.maskDotMissing", ["name": .text(name)])
    case .notAMask: .says("scene.notAMask")
    case .notAFrame: .says("scene.notAFrame")
    case .notABool: .says("scene.notABool")
    case .repeated(let item, let property):
      .says("scene.repeated", ["item": .text(item), "property": .text(property)])
    case .notAPriority: .says("scene.notAPriority")
    case .notAContentSize: .says("scene.notAContentSize")
    case .notInsets: .says("scene.notInsets")
    case .notBaselines: .says("scene.notBaselines")
    case .unknownProperty(let name, _):
      .says("scene.unknownProperty", ["name": .text(name)])
    case .given(let item, let property):
      .says("scene.given", ["item": .text(item), "property": .text(property)])
    }
  }

  package var hint: Sentence? {
    switch self {
    case .maskWithoutFrame(let item):
      .says("scene.maskWithoutFrame.hint", ["item": .text(item)])
    case .unknownFlag(_, let suggestions):
      .didYouMean(suggestions) ?? SceneSentence.maskHint
    case .maskDotMissing(let name): .write(".\(name)")
    case .notAMask: SceneSentence.maskHint
    case .notAFrame: .says("scene.notAFrame.hint")
    case .notABool: .says("scene.notABool.hint")
    case .repeated: .says("scene.repeated.hint")
    case .notAPriority: .says("scene.notAPriority.hint")
    case .notAContentSize: .says("scene.notAContentSize.hint")
    case .notInsets: .says("scene.notInsets.hint")
    case .notBaselines: .says("scene.notBaselines.hint")
    case .unknownProperty(let name, let suggestions):
      suggestions.contains(name)
        ? .says("scene.unknownProperty.hint") : .didYouMean(suggestions)
    case .given: .says("scene.given.hint")
    }
  }
}
