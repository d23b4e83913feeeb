package import Course

/// The sentences of `lessons why`.
package enum WhySentence: SentenceArea {
  package static func answer(anchor: String, value: Double, width: Double, height: Double)
    -> Sentence
  {
    says(
      "why.answer",
      [
        "anchor": .text(anchor), "value": .points(value), "width": .points(width),
        "height": .points(height),
      ])
  }
  package static func answerRightToLeft(
    anchor: String, value: Double, width: Double, height: Double
  ) -> Sentence {
    says(
      "why.answer.rightToLeft",
      [
        "anchor": .text(anchor), "value": .points(value), "width": .points(width),
        "height": .points(height),
      ])
  }
  package static func answerRightToLeftWith(
    anchor: String, value: Double, width: Double, height: Double, name: String
  ) -> Sentence {
    says(
      "why.answer.rightToLeft.with",
      [
        "anchor": .text(anchor), "value": .points(value), "width": .points(width),
        "height": .points(height), "name": .text(name),
      ])
  }
  package static func answerWith(
    anchor: String, value: Double, width: Double, height: Double, name: String
  ) -> Sentence {
    says(
      "why.answer.with",
      [
        "anchor": .text(anchor), "value": .points(value), "width": .points(width),
        "height": .points(height), "name": .text(name),
      ])
  }
  package static func free(anchor: String) -> Sentence {
    says("why.ambiguous", ["anchor": .text(anchor)])
  }
  package static func noLayout(anchor: String) -> Sentence {
    says("why.noLayout", ["anchor": .text(anchor)])
  }
  package static var known: Sentence { says("why.known") }
  package static var line: Sentence { says("why.line") }
  package static var gives: Sentence { says("why.gives") }
  package static var nothing: Sentence { says("why.known.nothing") }
  package static func begins(item: String, value: Double) -> Sentence {
    says("why.known.begins", ["item": .text(item), "value": .points(value)])
  }
  package static func ends(item: String, value: Double) -> Sentence {
    says("why.known.ends", ["item": .text(item), "value": .points(value)])
  }
  package static func wide(item: String, value: Double) -> Sentence {
    says("why.known.wide", ["item": .text(item), "value": .points(value)])
  }
  package static func high(item: String, value: Double) -> Sentence {
    says("why.known.high", ["item": .text(item), "value": .points(value)])
  }
  package static func knownIs(anchor: String, value: Double) -> Sentence {
    says("why.known.is", ["anchor": .text(anchor), "value": .points(value)])
  }
  package static var theWindow: Sentence { says("why.window") }
  package static func inside(item: String) -> Sentence { says("why.inside", ["item": .text(item)]) }
  package static var fromLeft: Sentence { says("why.fromLeft") }
  package static var given: Sentence { says("why.by.given") }
  package static var windowSize: Sentence { says("why.by.window") }
  package static func frame(item: String) -> Sentence {
    says("why.by.frame", ["item": .text(item)])
  }
  package static func mask(item: String) -> Sentence { says("why.by.mask", ["item": .text(item)]) }
  package static func content(item: String) -> Sentence {
    says("why.by.content", ["item": .text(item)])
  }
  package static func insets(item: String) -> Sentence {
    says("why.by.insets", ["item": .text(item)])
  }
  package static var neverNegative: Sentence { says("why.by.neverNegative") }
  package static func itself(item: String) -> Sentence {
    says("why.by.itself", ["item": .text(item)])
  }
  package static var itselfMany: Sentence { says("why.by.itself.many") }
  package static func limit(pulls: Sentence.Value) -> Sentence {
    says("why.limit", ["pulls": pulls])
  }
  package static func asks(statement: String, anchor: String, value: Double) -> Sentence {
    says(
      "why.limit.asks",
      ["statement": .text(statement), "anchor": .text(anchor), "value": .points(value)])
  }
  package static func holds(statement: String) -> Sentence {
    says("why.limit.holds", ["statement": .text(statement)])
  }
  package static func pullLine(line: String) -> Sentence {
    says("why.pull.line", ["line": .text(line)])
  }
  package static func pullPriority(statement: String, priority: Double) -> Sentence {
    says("why.pull.priority", ["statement": .text(statement), "priority": .points(priority)])
  }
}
