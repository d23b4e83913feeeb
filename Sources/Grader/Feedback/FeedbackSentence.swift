package import Course

/// The sentences of feedback: what the answer does, what follows, and what to do next.
package enum FeedbackSentence: SentenceArea {
  package static func passed(windows: Sentence.Value) -> Sentence {
    says("feedback.passed", ["windows": windows])
  }
  package static func passedOptional(windows: Sentence.Value) -> Sentence {
    says("feedback.passed.optional", ["windows": windows])
  }
  package static func passedPrediction(count: Int) -> Sentence {
    says("feedback.passed.prediction", ["count": .count(count)])
  }

  package static func unreadable(line: Int, message: Sentence) -> Sentence {
    says("feedback.unreadable.seen", ["line": .count(line), "message": .sentence(message)])
  }
  package static func unreadableFormat(reason: String) -> Sentence {
    says("feedback.unreadable.format", ["reason": .text(reason)])
  }
  package static func unfinished(line: Int) -> Sentence {
    says("feedback.unfinished.seen", ["line": .count(line)])
  }

  package static func positionSeen(line: Int, anchor: String, actual: Double) -> Sentence {
    says(
      "feedback.misplaced.position.seen",
      ["line": .count(line), "anchor": .text(anchor), "actual": .points(actual)])
  }
  package static func widthSeen(line: Int, item: String, actual: Double) -> Sentence {
    says(
      "feedback.misplaced.width.seen",
      ["line": .count(line), "item": .text(item), "actual": .points(actual)])
  }
  package static func heightSeen(line: Int, item: String, actual: Double) -> Sentence {
    says(
      "feedback.misplaced.height.seen",
      ["line": .count(line), "item": .text(item), "actual": .points(actual)])
  }
  package static func positionAlone(anchor: String, actual: Double) -> Sentence {
    says("feedback.misplaced.position.alone", ["anchor": .text(anchor), "actual": .points(actual)])
  }
  package static func widthAlone(item: String, actual: Double) -> Sentence {
    says("feedback.misplaced.width.alone", ["item": .text(item), "actual": .points(actual)])
  }
  package static func heightAlone(item: String, actual: Double) -> Sentence {
    says("feedback.misplaced.height.alone", ["item": .text(item), "actual": .points(actual)])
  }
  package static func after(distance: Double, window: Sentence) -> Sentence {
    says("feedback.misplaced.after", ["distance": .points(distance), "window": .sentence(window)])
  }
  package static func before(distance: Double, window: Sentence) -> Sentence {
    says("feedback.misplaced.before", ["distance": .points(distance), "window": .sentence(window)])
  }
  package static func rightOf(distance: Double, window: Sentence) -> Sentence {
    says("feedback.misplaced.right", ["distance": .points(distance), "window": .sentence(window)])
  }
  package static func leftOf(distance: Double, window: Sentence) -> Sentence {
    says("feedback.misplaced.left", ["distance": .points(distance), "window": .sentence(window)])
  }
  package static func below(distance: Double, window: Sentence) -> Sentence {
    says("feedback.misplaced.below", ["distance": .points(distance), "window": .sentence(window)])
  }
  package static func above(distance: Double, window: Sentence) -> Sentence {
    says("feedback.misplaced.above", ["distance": .points(distance), "window": .sentence(window)])
  }
  package static func tooWide(distance: Double, window: Sentence) -> Sentence {
    says("feedback.misplaced.wide", ["distance": .points(distance), "window": .sentence(window)])
  }
  package static func tooNarrow(distance: Double, window: Sentence) -> Sentence {
    says("feedback.misplaced.narrow", ["distance": .points(distance), "window": .sentence(window)])
  }
  package static func tooTall(distance: Double, window: Sentence) -> Sentence {
    says("feedback.misplaced.tall", ["distance": .points(distance), "window": .sentence(window)])
  }
  package static func tooShort(distance: Double, window: Sentence) -> Sentence {
    says("feedback.misplaced.short", ["distance": .points(distance), "window": .sentence(window)])
  }
  package static var signMark: Sentence { says("feedback.misplaced.sign") }
  package static var nothingRequiredWrong: Sentence {
    says("feedback.misplaced.nothingRequiredWrong")
  }
  package static var nothingWrong: Sentence { says("feedback.misplaced.nothingWrong") }
  package static func compareSides(
    line: Int, first: String, firstValue: Double, second: String, secondValue: Double
  ) -> Sentence {
    says(
      "feedback.misplaced.next",
      [
        "line": .count(line), "first": .text(first), "firstValue": .points(firstValue),
        "second": .text(second), "secondValue": .points(secondValue),
      ])
  }
  package static func compareLength(line: Int, first: String, firstValue: Double) -> Sentence {
    says(
      "feedback.misplaced.next.length",
      ["line": .count(line), "first": .text(first), "firstValue": .points(firstValue)])
  }

  package static func predictionSeen(line: Int, anchor: String, actual: String, window: Sentence)
    -> Sentence
  {
    says(
      "feedback.prediction.seen",
      [
        "line": .count(line), "anchor": .text(anchor), "actual": .text(actual),
        "window": .sentence(window),
      ])
  }
  package static func wordSeen(line: Int, anchor: String, actual: String) -> Sentence {
    says(
      "feedback.word.seen",
      ["line": .count(line), "anchor": .text(anchor), "actual": .text(actual)])
  }
  package static func wordAbout(text: String) -> Sentence {
    says("feedback.word.about", ["text": .text(text)])
  }
  package static func wordNext(words: String) -> Sentence {
    says("feedback.word.next", ["words": .text(words)])
  }
  package static var predictionTooSmall: Sentence { says("feedback.prediction.small") }
  package static var predictionTooLarge: Sentence { says("feedback.prediction.large") }
  package static var predictionNext: Sentence { says("feedback.prediction.next") }

  package static func widthPart(item: String) -> Sentence {
    says("feedback.part.width", ["item": .text(item)])
  }
  package static func heightPart(item: String) -> Sentence {
    says("feedback.part.height", ["item": .text(item)])
  }
  package static func xPart(item: String) -> Sentence {
    says("feedback.part.x", ["item": .text(item)])
  }
  package static func yPart(item: String) -> Sentence {
    says("feedback.part.y", ["item": .text(item)])
  }
  package static func ambiguous(part: Sentence) -> Sentence {
    says("feedback.ambiguous.seen", ["part": .sentence(part)])
  }
  package static func ambiguousRange(lowest: Double, highest: Double) -> Sentence {
    says("feedback.ambiguous.range", ["lowest": .points(lowest), "highest": .points(highest)])
  }
  package static func ambiguousFrom(lowest: Double) -> Sentence {
    says("feedback.ambiguous.from", ["lowest": .points(lowest)])
  }
  package static func ambiguousUpTo(highest: Double) -> Sentence {
    says("feedback.ambiguous.upTo", ["highest": .points(highest)])
  }
  package static var witnesses: Sentence { says("feedback.ambiguous.witnesses") }
  package static var witnessesOptional: Sentence { says("feedback.ambiguous.witnesses.optional") }
  package static func ambiguousLater(window: Sentence) -> Sentence {
    says("feedback.ambiguous.later", ["window": .sentence(window)])
  }
  package static func ambiguousNext(part: Sentence) -> Sentence {
    says("feedback.ambiguous.next", ["part": .sentence(part)])
  }
  package static var ambiguousContentNext: Sentence { says("feedback.ambiguous.content.next") }
  package static func falseLine(
    line: Int, first: String, firstValue: Double, sign: String, other: Double
  ) -> Sentence {
    says(
      "feedback.falseLine",
      [
        "line": .count(line), "first": .text(first), "firstValue": .points(firstValue),
        "sign": .text(sign), "other": .points(other),
      ])
  }
  package static func falseLength(line: Int, first: String, firstValue: Double, other: Double)
    -> Sentence
  {
    says(
      "feedback.falseLength",
      [
        "line": .count(line), "first": .text(first), "firstValue": .points(firstValue),
        "other": .points(other),
      ])
  }
  package static func falseLineElsewhere(
    line: Int, first: String, firstValue: Double, sign: String, other: Double, window: Sentence
  ) -> Sentence {
    says(
      "feedback.falseLine.there",
      [
        "line": .count(line), "first": .text(first), "firstValue": .points(firstValue),
        "sign": .text(sign), "other": .points(other), "window": .sentence(window),
      ])
  }
  package static func falseLengthElsewhere(
    line: Int, first: String, firstValue: Double, other: Double, window: Sentence
  ) -> Sentence {
    says(
      "feedback.falseLength.there",
      [
        "line": .count(line), "first": .text(first), "firstValue": .points(firstValue),
        "other": .points(other), "window": .sentence(window),
      ])
  }
  package static func falseOwn(line: Int) -> Sentence {
    says("feedback.falseOwn", ["line": .count(line)])
  }
  package static func falseTogether(line: Int, members: Sentence.Value) -> Sentence {
    says("feedback.falseTogether", ["line": .count(line), "members": members])
  }
  package static func formatPart(line: Int, equation: String) -> Sentence {
    says("feedback.formatPart", ["line": .count(line), "equation": .text(equation)])
  }

  package static func conflict(window: Sentence, members: Sentence.Value) -> Sentence {
    says("feedback.conflict.seen", ["window": .sentence(window), "members": members])
  }
  package static func conflictLater(window: Sentence, members: Sentence.Value, satisfied: Sentence)
    -> Sentence
  {
    says(
      "feedback.conflict.later",
      ["window": .sentence(window), "members": members, "satisfied": .sentence(satisfied)])
  }
  package static func conflictPoints(points: Double) -> Sentence {
    says("feedback.conflict.points", ["points": .points(points)])
  }
  package static func conflictNext(line: Int) -> Sentence {
    says("feedback.conflict.next", ["line": .count(line)])
  }
  package static func memberLine(line: String) -> Sentence {
    says("feedback.member.line", ["line": .text(line)])
  }
  package static func memberLineSays(line: Int, equation: String) -> Sentence {
    says("feedback.member.line.says", ["line": .count(line), "equation": .text(equation)])
  }
  package static func memberGiven(equation: String) -> Sentence {
    says("feedback.member.given", ["equation": .text(equation)])
  }
  package static func memberWindow(anchor: String) -> Sentence {
    says("feedback.member.window", ["anchor": .text(anchor)])
  }
  package static func memberTranslated(anchor: String) -> Sentence {
    says("feedback.member.translated", ["anchor": .text(anchor)])
  }
  package static func memberInset(anchor: String) -> Sentence {
    says("feedback.member.inset", ["anchor": .text(anchor)])
  }
  package static func memberHugging(anchor: String) -> Sentence {
    says("feedback.member.hugging", ["anchor": .text(anchor)])
  }
  package static func memberCompression(anchor: String) -> Sentence {
    says("feedback.member.compression", ["anchor": .text(anchor)])
  }

  package static func formSeen(line: Int, wanted: String) -> Sentence {
    says("feedback.form.seen", ["line": .count(line), "wanted": .text(wanted)])
  }
  package static func formGone(wanted: String) -> Sentence {
    says("feedback.form.gone", ["wanted": .text(wanted)])
  }
  package static var formMeaning: Sentence { says("feedback.form.meaning") }
  package static var formNext: Sentence { says("feedback.form.next") }

  package static func ourMistake(reason: String) -> Sentence {
    says("feedback.ourMistake", ["reason": .text(reason)])
  }
  package static func limitExceeded(count: Int, limit: Int) -> Sentence {
    says("feedback.limitExceeded", ["count": .count(count), "limit": .count(limit)])
  }

  package static func windowWide(width: Double) -> Sentence {
    says("feedback.window.wide", ["width": .points(width)])
  }
  package static func windowWideRightToLeft(width: Double) -> Sentence {
    says("feedback.window.wide.rightToLeft", ["width": .points(width)])
  }
  package static func windowTall(height: Double) -> Sentence {
    says("feedback.window.tall", ["height": .points(height)])
  }
  package static func windowWith(window: Sentence, name: String) -> Sentence {
    says("feedback.window.with", ["window": .sentence(window), "name": .text(name)])
  }
  package static func inBothDirections(windows: Sentence.Value) -> Sentence {
    says("feedback.windows.both", ["windows": windows])
  }
  package static func windowListed(width: Double, name: String) -> Sentence {
    says("feedback.window.listed", ["width": .points(width), "name": .text(name)])
  }
  package static func moreWidths(more: Int) -> Sentence {
    says("feedback.moreWidths", ["more": .count(more)])
  }
}
