package enum SceneSentence: SentenceArea {
  package static var maskHint: Sentence { says("scene.mask.hint") }
}
