package import Course

/// The sentences about formats that can't be read.
///
/// They are written as those about equations: a place stands before them.
package enum VisualFormatSentence: SentenceArea {
  package static func colonMissing(letter: String) -> Sentence {
    says("format.colonMissing", ["letter": .text(letter)])
  }
  package static var viewMissing: Sentence { says("format.viewMissing") }
  package static var nameMissing: Sentence { says("format.nameMissing") }
  package static var bracketNotClosed: Sentence { says("format.bracketNotClosed") }
  package static var bracketNotClosedHint: Sentence { says("format.bracketNotClosed.hint") }
  package static var viewOrBarMissing: Sentence { says("format.viewOrBarMissing") }
  package static var viewOrBarMissingHint: Sentence { says("format.viewOrBarMissing.hint") }
  package static var textAfterEnd: Sentence { says("format.textAfterEnd") }
  package static var barAlone: Sentence { says("format.barAlone") }
  package static var endsTooSoon: Sentence { says("format.endsTooSoon") }
  package static var endsTooSoonHint: Sentence { says("format.endsTooSoon.hint") }
  package static var dashMissing: Sentence { says("format.dashMissing") }
  package static var dashMissingHint: Sentence { says("format.dashMissing.hint") }
  package static var minus: Sentence { says("format.minusWithoutParentheses") }
  package static var minusHint: Sentence { says("format.minusWithoutParentheses.hint") }
  package static var valueMissing: Sentence { says("format.valueMissing") }
  package static func unknownMetric(name: String) -> Sentence {
    says("format.unknownMetric", ["name": .text(name)])
  }
  package static func unknownMetricHint(name: String) -> Sentence {
    says("format.unknownMetric.hint", ["name": .text(name)])
  }
  package static func viewAsDistance(name: String) -> Sentence {
    says("format.viewAsDistance", ["name": .text(name)])
  }
  package static func viewAsDistanceHint(name: String) -> Sentence {
    says("format.viewAsDistance.hint", ["name": .text(name)])
  }
  package static func viewAsPriority(name: String) -> Sentence {
    says("format.viewAsPriority", ["name": .text(name)])
  }
  package static func metricAsView(name: String) -> Sentence {
    says("format.metricAsView", ["name": .text(name)])
  }
  package static var listNotClosed: Sentence { says("format.listNotClosed") }
  package static var listNotClosedHint: Sentence { says("format.listNotClosed.hint") }
  package static var multiplied: Sentence { says("format.multiplied") }
  package static var multipliedHint: Sentence { says("format.multiplied.hint") }
  package static func alignedAcross(attribute: String) -> Sentence {
    says("format.aligned.horizontal", ["attribute": .text(attribute)])
  }
  package static var alignedAcrossHint: Sentence { says("format.aligned.horizontal.hint") }
  package static func alignedDown(attribute: String) -> Sentence {
    says("format.aligned.vertical", ["attribute": .text(attribute)])
  }
  package static var alignedDownHint: Sentence { says("format.aligned.vertical.hint") }
  package static var unknownClause: Sentence { says("format.unknownClause") }
  package static func clauseRepeated(name: String) -> Sentence {
    says("format.clauseRepeated", ["name": .text(name)])
  }
  package static var notOptions: Sentence { says("format.notOptions") }
  package static var notMetrics: Sentence { says("format.notMetrics") }
  package static func unknownOption(name: String) -> Sentence {
    says("format.unknownOption", ["name": .text(name)])
  }
  package static var secondDirection: Sentence { says("format.secondDirection") }
  package static func metricRepeated(name: String) -> Sentence {
    says("format.metricRepeated", ["name": .text(name)])
  }
}
