package import Course

/// The sentences about statements on views themselves that can't be read.
package enum SceneSentence: SentenceArea {
  package static func maskWithoutFrame(item: String) -> Sentence {
    says("scene.maskWithoutFrame", ["item": .text(item)])
  }
  package static func maskWithoutFrameHint(item: String) -> Sentence {
    says("scene.maskWithoutFrame.hint", ["item": .text(item)])
  }
  package static func unknownFlag(name: String) -> Sentence {
    says("scene.unknownFlag", ["name": .text(name)])
  }
  package static var notAMask: Sentence { says("scene.notAMask") }
  package static var maskHint: Sentence { says("scene.mask.hint") }
  package static var notAFrame: Sentence { says("scene.notAFrame") }
  package static var frameHint: Sentence { says("scene.notAFrame.hint") }
  package static var notABool: Sentence { says("scene.notABool") }
  package static var boolHint: Sentence { says("scene.notABool.hint") }
  package static func repeated(item: String, property: String) -> Sentence {
    says("scene.repeated", ["item": .text(item), "property": .text(property)])
  }
  package static var repeatedHint: Sentence { says("scene.repeated.hint") }
  package static var notAPriority: Sentence { says("scene.notAPriority") }
  package static var priorityHint: Sentence { says("scene.notAPriority.hint") }
  package static var notAContentSize: Sentence { says("scene.notAContentSize") }
  package static var contentSizeHint: Sentence { says("scene.notAContentSize.hint") }
  package static var notInsets: Sentence { says("scene.notInsets") }
  package static var insetsHint: Sentence { says("scene.notInsets.hint") }
  package static var notBaselines: Sentence { says("scene.notBaselines") }
  package static var baselinesHint: Sentence { says("scene.notBaselines.hint") }
  package static func unknownProperty(name: String) -> Sentence {
    says("scene.unknownProperty", ["name": .text(name)])
  }
  package static var propertyHint: Sentence { says("scene.unknownProperty.hint") }
  package static func given(item: String, property: String) -> Sentence {
    says("scene.given", ["item": .text(item), "property": .text(property)])
  }
  package static var givenHint: Sentence { says("scene.given.hint") }
}
