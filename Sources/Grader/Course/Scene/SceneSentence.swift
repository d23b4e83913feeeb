/// The sentences about statements on views themselves that can't be read.
package enum SceneSentence: SentenceArea {
  package static var maskHint: Sentence { says("scene.mask.hint") }
}
