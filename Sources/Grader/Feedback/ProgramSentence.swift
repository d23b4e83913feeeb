package import Course

/// Sentences about running a learner's program.
package enum ProgramSentence: SentenceArea {
  package static func notCompiled(line: Int, message: Sentence) -> Sentence {
    says("program.notCompiled", ["line": .count(line), "message": .sentence(message)])
  }
  package static func notCompiledFile(message: Sentence) -> Sentence {
    says("program.notCompiled.file", ["message": .sentence(message)])
  }
  package static func refused(line: Int, message: Sentence) -> Sentence {
    says("program.refused", ["line": .count(line), "message": .sentence(message)])
  }
  package static func moreErrors(count: Int) -> Sentence {
    says("program.notCompiled.more", ["count": .count(count)])
  }
  package static func didYouMean(name: String) -> Sentence {
    says("program.notCompiled.didYouMean", ["name": .text(name)])
  }
  package static var axesDiffer: Sentence { says("program.notCompiled.axesDiffer") }
  package static var sizeAndPosition: Sentence { says("program.notCompiled.sizeAndPosition") }
  package static func timedOut(seconds: Double) -> Sentence {
    says("program.timedOut", ["seconds": .points(seconds)])
  }
  package static var timedOutNext: Sentence { says("program.timedOut.next") }
  package static func exceptionLine(line: Int, name: String) -> Sentence {
    says("program.exception.line", ["line": .count(line), "name": .text(name)])
  }
  package static func exceptionConstraint(line: Int, name: String) -> Sentence {
    says("program.exception.constraint", ["line": .count(line), "name": .text(name)])
  }
  package static func raised(reason: String) -> Sentence {
    says("program.stopped", ["reason": .text(reason)])
  }
  package static func importMissing(module: String) -> Sentence {
    says("program.notCompiled.import", ["module": .text(module)])
  }
  package static func exception(name: String) -> Sentence {
    says("program.exception", ["name": .text(name)])
  }
  package static func exceptionWords(reason: String) -> Sentence {
    says("program.exception.words", ["reason": .text(reason)])
  }
  package static func trapLine(line: Int, words: String) -> Sentence {
    says("program.trap.line", ["line": .count(line), "words": .text(words)])
  }
  package static func trap(words: String) -> Sentence {
    says("program.trap", ["words": .text(words)])
  }
  package static func signalLine(line: Int, number: Int) -> Sentence {
    says("program.signal.line", ["line": .count(line), "number": .count(number)])
  }
  package static func signal(number: Int) -> Sentence {
    says("program.signal", ["number": .count(number)])
  }
  package static var stackNext: Sentence { says("program.signal.stack") }
  package static var trapNext: Sentence { says("program.signal.trap") }
  package static var forbiddenNext: Sentence { says("program.signal.forbidden") }
  package static func exited(status: Int) -> Sentence {
    says("program.exited", ["status": .count(status)])
  }
  package static var exitedNext: Sentence { says("program.exited.next") }
  package static func threadLine(line: Int) -> Sentence {
    says("program.thread.line", ["line": .count(line)])
  }
  package static var thread: Sentence { says("program.thread") }
  package static var threadNext: Sentence { says("program.thread.next") }
  package static var garbled: Sentence { says("program.garbled") }
  package static func unavailable(reason: Sentence) -> Sentence {
    says("program.unavailable", ["reason": .sentence(reason)])
  }
  package static func unavailableNext(advice: Sentence) -> Sentence {
    says("program.unavailable.next", ["advice": .sentence(advice)])
  }
  package static func sourceLimit(size: String) -> Sentence {
    says("program.limit.source", ["size": .text(size)])
  }
  package static func compileLimit(seconds: Double) -> Sentence {
    says("program.limit.compile", ["seconds": .points(seconds)])
  }
  package static func outputLimit(size: String) -> Sentence {
    says("program.limit.output", ["size": .text(size)])
  }
  package static func memoryLimit(size: String) -> Sentence {
    says("program.limit.memory", ["size": .text(size)])
  }
  package static func entriesLimit(limit: Int) -> Sentence {
    says("program.limit.entries", ["limit": .count(limit)])
  }
  package static func inactive(made: Int, active: Int) -> Sentence {
    says("program.inactive", ["made": .count(made), "active": .count(active)])
  }
  package static var inactiveMeaning: Sentence { says("program.inactive.meaning") }
  package static func inactiveNext(line: Int) -> Sentence {
    says("program.inactive.next", ["line": .count(line)])
  }
  package static func inactiveNote(line: Int) -> Sentence {
    says("program.inactive.note", ["line": .count(line)])
  }
  package static func viewMissing(view: String) -> Sentence {
    says("program.viewMissing", ["view": .text(view)])
  }
  package static func viewMissingNext(view: String) -> Sentence {
    says("program.viewMissing.next", ["view": .text(view)])
  }
  package static func rootMissingNext(view: String) -> Sentence {
    says("program.viewMissing.root", ["view": .text(view)])
  }
  package static func givenInactive(constraints: Sentence.Value, count: Int) -> Sentence {
    says("program.given.inactive", ["constraints": constraints, "count": .count(count)])
  }
  package static func givenChanged(constraints: Sentence.Value, count: Int) -> Sentence {
    says("program.given.changed", ["constraints": constraints, "count": .count(count)])
  }
  package static var givenMoved: Sentence { says("program.given.moved") }
  package static func tapMissed(view: String) -> Sentence {
    says("program.tapMissed", ["view": .text(view)])
  }
  package static func marginsChanged(view: String) -> Sentence {
    says("program.given.margins", ["view": .text(view)])
  }
  package static func conflictInBetween(members: Sentence.Value, count: Int) -> Sentence {
    says("program.trace.conflict", ["members": members, "count": .count(count)])
  }
  package static func conflictInBetweenLine(line: Int, members: Sentence.Value, count: Int)
    -> Sentence
  {
    says(
      "program.trace.conflict.line",
      ["line": .count(line), "members": members, "count": .count(count)])
  }
  package static var conflictMeaning: Sentence { says("program.trace.conflict.meaning") }
  package static var conflictNext: Sentence { says("program.trace.conflict.next") }
  package static func byHand(method: String) -> Sentence {
    says("program.trace.byHand", ["method": .text(method)])
  }
  package static func byHandLine(line: Int, method: String) -> Sentence {
    says("program.trace.byHand.line", ["line": .count(line), "method": .text(method)])
  }
  package static func byHandMeaning(method: String) -> Sentence {
    says("program.trace.byHand.meaning", ["method": .text(method)])
  }
  package static func byHandNext(method: String, mark: String) -> Sentence {
    says("program.trace.byHand.next", ["method": .text(method), "mark": .text(mark)])
  }
  package static func unmarked(window: Sentence) -> Sentence {
    says("program.trace.unmarked", ["window": .sentence(window)])
  }
  package static var unmarkedMeaning: Sentence { says("program.trace.unmarked.meaning") }
  package static var unmarkedNext: Sentence { says("program.trace.unmarked.next") }
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
  package static var elsewhereUnknown: Sentence { says("program.elsewhere.unknown") }
  package static var elsewhereUnknownNext: Sentence { says("program.elsewhere.unknown.next") }
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
  package static var windowChanged: Sentence { says("program.window") }
  package static var windowChangedNext: Sentence { says("program.window.next") }
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
  package static func coveredByScreen(view: String) -> Sentence {
    says("program.unseen.covered.screen", ["view": .text(view)])
  }
  package static var coveredByScreenNext: Sentence { says("program.unseen.covered.screen.next") }
  package static func unseen(window: Sentence, view: String) -> Sentence {
    says("program.unseen", ["window": .sentence(window), "view": .text(view)])
  }
  package static func ambiguousInProgram(window: Sentence, view: String) -> Sentence {
    says("program.ambiguous", ["window": .sentence(window), "view": .text(view)])
  }
  package static var ambiguousInProgramNext: Sentence { says("program.ambiguous.next") }
}
