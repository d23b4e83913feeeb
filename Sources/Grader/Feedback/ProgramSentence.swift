package import Course

/// Sentences about running a learner's program.
package enum ProgramSentence: SentenceArea {
  package static func notCompiledFile(message: Sentence) -> Sentence {
    says("program.notCompiled.file", ["message": .sentence(message)])
  }
  package static func givenInactive(constraints: Sentence.Value, count: Int) -> Sentence {
    says("program.given.inactive", ["constraints": constraints, "count": .count(count)])
  }
  package static func givenChanged(constraints: Sentence.Value, count: Int) -> Sentence {
    says("program.given.changed", ["constraints": constraints, "count": .count(count)])
  }
  package static func elsewhereLeft(window: Sentence, view: String, actual: Double, solved: Double)
    -> Sentence
  {
    says(
      "program.elsewhere.left",
      [
        "window": .sentence(window), "view": .text(view), "actual": .points(actual),
        "solved": .points(solved),
      ])
  }
  package static func elsewhereTop(window: Sentence, view: String, actual: Double, solved: Double)
    -> Sentence
  {
    says(
      "program.elsewhere.top",
      [
        "window": .sentence(window), "view": .text(view), "actual": .points(actual),
        "solved": .points(solved),
      ])
  }
  package static func elsewhereWidth(window: Sentence, view: String, actual: Double, solved: Double)
    -> Sentence
  {
    says(
      "program.elsewhere.width",
      [
        "window": .sentence(window), "view": .text(view), "actual": .points(actual),
        "solved": .points(solved),
      ])
  }
  package static func elsewhereHeight(
    window: Sentence, view: String, actual: Double, solved: Double
  ) -> Sentence {
    says(
      "program.elsewhere.height",
      [
        "window": .sentence(window), "view": .text(view), "actual": .points(actual),
        "solved": .points(solved),
      ])
  }
  package static func setByHand(view: String) -> Sentence {
    says("program.elsewhere.byHand", ["view": .text(view)])
  }
  package static func setByHandNext(view: String) -> Sentence {
    says("program.elsewhere.byHand.next", ["view": .text(view)])
  }
  package static func transformed(view: String) -> Sentence {
    says("program.elsewhere.transformed", ["view": .text(view)])
  }
  package static func transformedNext(view: String) -> Sentence {
    says("program.elsewhere.transformed.next", ["view": .text(view)])
  }
  package static func scrolled(view: String) -> Sentence {
    says("program.elsewhere.scrolled", ["view": .text(view)])
  }
  package static func scrolledNext(view: String) -> Sentence {
    says("program.elsewhere.scrolled.next", ["view": .text(view)])
  }
  package static func anchored(view: String) -> Sentence {
    says("program.elsewhere.anchored", ["view": .text(view)])
  }
  package static func anchoredNext(view: String) -> Sentence {
    says("program.elsewhere.anchored.next", ["view": .text(view)])
  }
  package static func aligned(view: String) -> Sentence {
    says("program.elsewhere.aligned", ["view": .text(view)])
  }
  package static var alignedNext: Sentence { says("program.elsewhere.aligned.next") }
  package static func turned(view: String) -> Sentence {
    says("program.elsewhere.direction", ["view": .text(view)])
  }
  package static func turnedNext(view: String) -> Sentence {
    says("program.elsewhere.direction.next", ["view": .text(view)])
  }
  package static func hidden(view: String) -> Sentence {
    says("program.unseen.hidden", ["view": .text(view)])
  }
  package static func hiddenNext(view: String) -> Sentence {
    says("program.unseen.hidden.next", ["view": .text(view)])
  }
  package static func transparent(view: String) -> Sentence {
    says("program.unseen.transparent", ["view": .text(view)])
  }
  package static func transparentNext(view: String) -> Sentence {
    says("program.unseen.transparent.next", ["view": .text(view)])
  }
  package static func covered(cover: String, view: String) -> Sentence {
    says("program.unseen.covered", ["cover": .text(cover), "view": .text(view)])
  }
  package static func coveredNext(cover: String, view: String) -> Sentence {
    says("program.unseen.covered.next", ["cover": .text(cover), "view": .text(view)])
  }
  package static func masked(view: String) -> Sentence {
    says("program.unseen.masked", ["view": .text(view)])
  }
  package static func maskedNext(view: String) -> Sentence {
    says("program.unseen.masked.next", ["view": .text(view)])
  }
  package static func clipped(cover: String, view: String) -> Sentence {
    says("program.unseen.clipped", ["cover": .text(cover), "view": .text(view)])
  }
  package static func clippedNext(cover: String, view: String) -> Sentence {
    says("program.unseen.clipped.next", ["cover": .text(cover), "view": .text(view)])
  }
  package static func coveredByLayer(cover: String, view: String) -> Sentence {
    says("program.unseen.covered.layer", ["cover": .text(cover), "view": .text(view)])
  }
  package static func coveredByLayerNext(view: String) -> Sentence {
    says("program.unseen.covered.layer.next", ["view": .text(view)])
  }
}
