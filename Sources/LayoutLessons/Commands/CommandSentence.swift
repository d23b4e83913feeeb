package import Course

/// The sentences that commands print around lessons and feedback.
package enum CommandSentence: SentenceArea {
  package static func folderMade(folder: String) -> Sentence {
    says("command.folderMade", ["folder": .text(folder)])
  }
  package static func lessonHeader(number: Int, total: Int, title: String, count: Int, minutes: Int)
    -> Sentence
  {
    says(
      "command.lesson.header",
      [
        "number": .count(number), "total": .count(total), "title": .text(title),
        "count": .count(count), "minutes": .count(minutes),
      ])
  }
  package static func exerciseHeader(number: Int, total: Int, title: String) -> Sentence {
    says(
      "command.exercise.header",
      ["number": .count(number), "total": .count(total), "title": .text(title)])
  }
  package static var given: Sentence { says("command.given") }
  package static var givenEquations: Sentence { says("command.given.equations") }
  package static var log: Sentence { says("command.log") }
  package static func logBroken(line: Int) -> Sentence {
    says("command.log.broken", ["line": .count(line)])
  }
  package static var logNames: Sentence { says("command.log.names") }
  package static var goal: Sentence { says("command.goal") }
  package static func pairLines(layout: String) -> Sentence {
    says("command.pair.lines", ["layout": .text(layout)])
  }
  package static func answerWith(words: String) -> Sentence {
    says("command.answerWith", ["words": .text(words)])
  }
  package static func goalWindow(width: Double, height: Double) -> Sentence {
    says("command.goal.window", ["width": .points(width), "height": .points(height)])
  }
  package static func goalWindowWith(width: Double, height: Double, name: String) -> Sentence {
    says(
      "command.goal.window.with",
      ["width": .points(width), "height": .points(height), "name": .text(name)])
  }
  package static func goalRightToLeft(width: Double, height: Double) -> Sentence {
    says("command.goal.window.rightToLeft", ["width": .points(width), "height": .points(height)])
  }
  package static func goalRightToLeftWith(width: Double, height: Double, name: String) -> Sentence {
    says(
      "command.goal.window.rightToLeft.with",
      ["width": .points(width), "height": .points(height), "name": .text(name)])
  }
  package static func checkedIn(windows: Sentence.Value) -> Sentence {
    says("command.checkedIn", ["windows": windows])
  }
  package static var edit: Sentence { says("command.edit") }
  package static var editOr: Sentence { says("command.edit.or") }
  package static var printed: Sentence { says("command.printed") }
  package static func printedMore(count: Int) -> Sentence {
    says("command.printed.more", ["count": .count(count)])
  }
  package static var unchanged: Sentence { says("command.unchanged") }
  package static var then: Sentence { says("command.then") }
  package static var stuck: Sentence { says("command.stuck") }
  package static var courseDone: Sentence { says("command.courseDone") }
  package static func skipped(exercise: String) -> Sentence {
    says("command.skipped", ["exercise": .text(exercise)])
  }
  package static func passed(exercise: String) -> Sentence {
    says("command.passed", ["exercise": .text(exercise)])
  }
  package static func notYet(exercise: String) -> Sentence {
    says("command.notYet", ["exercise": .text(exercise)])
  }
  package static var nextCommand: Sentence { says("command.next") }
  package static var whyCommand: Sentence { says("command.why") }
  package static func onlySeen(command: String) -> Sentence {
    says("command.onlySeen", ["command": .text(command)])
  }
  package static var wanted: Sentence { says("command.wanted") }
  package static var got: Sentence { says("command.got") }
  package static var outside: Sentence { says("command.outside") }
  package static func hint(number: Int) -> Sentence {
    says("command.hint", ["number": .count(number)])
  }
  package static func moreHints(count: Int, command: String) -> Sentence {
    says("command.hint.more", ["count": .count(count), "command": .text(command)])
  }
  package static func lastHint(command: String) -> Sentence {
    says("command.hint.last", ["command": .text(command)])
  }
  package static func solution(exercise: String) -> Sentence {
    says("command.solution", ["exercise": .text(exercise)])
  }
  package static var solutionSeen: Sentence { says("command.solution.seen") }
  package static func resetDone(exercise: String) -> Sentence {
    says("command.reset.done", ["exercise": .text(exercise)])
  }
  package static func resetCopy(file: String) -> Sentence {
    says("command.reset.copy", ["file": .text(file)])
  }
  package static func status(solved: Int, total: Int, seen: Int) -> Sentence {
    says(
      "command.status", ["solved": .count(solved), "total": .count(total), "seen": .count(seen)])
  }
  package static func begin(command: String) -> Sentence {
    says("command.status.begin", ["command": .text(command)])
  }
  package static var stateOpen: Sentence { says("command.state.open") }
  package static var stateBegun: Sentence { says("command.state.begun") }
  package static var stateSeen: Sentence { says("command.state.seen") }
  package static var stateSolved: Sentence { says("command.state.solved") }
  package static var stateSkipped: Sentence { says("command.state.skipped") }
  package static func damagedWithBackup(file: String) -> Sentence {
    says("command.progress.damaged.backup", ["file": .text(file)])
  }
  package static func damaged(file: String) -> Sentence {
    says("command.progress.damaged", ["file": .text(file)])
  }
  package static func newer(version: Int) -> Sentence {
    says("command.progress.newer", ["version": .count(version)])
  }
  package static func unreadable(reason: String) -> Sentence {
    says("command.progress.unreadable", ["reason": .text(reason)])
  }
  package static func notSaved(reason: String) -> Sentence {
    says("command.progress.notSaved", ["reason": .text(reason)])
  }
  package static var trySolved: Sentence { says("command.try.solved") }
  package static var tryNearest: Sentence { says("command.try.nearest") }
  package static func tryMissed(line: String, priority: Double, distance: Double) -> Sentence {
    says(
      "command.try.missed",
      ["line": .text(line), "priority": .points(priority), "distance": .points(distance)])
  }
  package static var tryAcross: Sentence { says("command.try.across") }
  package static var tryDown: Sentence { says("command.try.down") }
  package static var tryAmbiguous: Sentence { says("command.try.ambiguous") }
  package static var tryOne: Sentence { says("command.try.one") }
  package static var tryAnother: Sentence { says("command.try.another") }
  package static var tryConflicting: Sentence { says("command.try.conflicting") }
  package static var tryAlsoConflicting: Sentence { says("command.try.conflicting.also") }
  package static func tryMoreConflicts(count: Int) -> Sentence {
    says("command.try.conflicting.more", ["count": .count(count)])
  }
  package static func tryManyConflicts(count: Int) -> Sentence {
    says("command.try.conflicting.many", ["count": .count(count)])
  }
  package static var tryPerhapsMore: Sentence { says("command.try.conflicting.perhaps") }
  package static var tryMinimal: Sentence { says("command.try.minimal") }
  package static var tryAlone: Sentence { says("command.try.alone") }
  package static func tryFollows(line: String, others: Sentence.Value) -> Sentence {
    says("command.try.follows", ["line": .text(line), "others": others])
  }
  package static func tryFollowsHere(line: String, others: Sentence.Value) -> Sentence {
    says("command.try.follows.here", ["line": .text(line), "others": others])
  }
  package static func tryShuffled(count: Int) -> Sentence {
    says("command.try.shuffled", ["count": .count(count)])
  }
  package static var tryOneOrder: Sentence { says("command.try.shuffled.one") }
  package static func freeAny(anchor: String) -> Sentence {
    says("command.range.any", ["anchor": .text(anchor)])
  }
  package static func freeAtLeast(anchor: String, lowest: Double) -> Sentence {
    says("command.range.atLeast", ["anchor": .text(anchor), "lowest": .points(lowest)])
  }
  package static func freeAtMost(anchor: String, highest: Double) -> Sentence {
    says("command.range.atMost", ["anchor": .text(anchor), "highest": .points(highest)])
  }
  package static func freeBetween(anchor: String, lowest: Double, highest: Double) -> Sentence {
    says(
      "command.range.between",
      ["anchor": .text(anchor), "lowest": .points(lowest), "highest": .points(highest)])
  }
  package static func memberWindow(anchor: String, value: Double) -> Sentence {
    says("command.member.window", ["anchor": .text(anchor), "value": .points(value)])
  }
  package static func conflictOf(members: String) -> Sentence {
    says("command.conflict", ["members": .text(members)])
  }
  package static func initDone(folder: String) -> Sentence {
    says("command.init.done", ["folder": .text(folder)])
  }
  package static func initThere(folder: String) -> Sentence {
    says("command.init.there", ["folder": .text(folder)])
  }
  package static var goThere: Sentence { says("command.init.go") }
  package static var blankLeft: Sentence { says("command.blankLeft") }
  package static func explainReport(number: Int, total: Int) -> Sentence {
    says("command.explain.report", ["number": .count(number), "total": .count(total)])
  }
  package static func explainTimes(count: Int) -> Sentence {
    says("command.explain.times", ["count": .count(count)])
  }
  package static var explainSuspected: Sentence { says("command.explain.suspected") }
  package static var explainMember: Sentence { says("command.explain.member") }
  package static var explainBroken: Sentence { says("command.explain.broken") }
  package static var explainUnsolvable: Sentence { says("command.explain.unsolvable") }
  package static func explainAcross(one: Int, other: Int) -> Sentence {
    says("command.explain.across", ["one": .count(one), "other": .count(other)])
  }
  package static func explainDown(one: Int, other: Int) -> Sentence {
    says("command.explain.down", ["one": .count(one), "other": .count(other)])
  }
  package static var explainViews: Sentence { says("command.explain.views") }
  package static func explainWithout(line: Int) -> Sentence {
    says("command.explain.without", ["line": .count(line)])
  }
  package static var explainUnread: Sentence { says("command.explain.unread") }
  package static var explainCutOff: Sentence { says("command.explain.unread.cutOff") }
  package static var explainForm: Sentence { says("command.explain.unread.form") }
  package static func explainAttribute(name: String) -> Sentence {
    says("command.explain.unread.attribute", ["name": .text(name)])
  }
  package static func explainNumber(text: String) -> Sentence {
    says("command.explain.unread.number", ["text": .text(text)])
  }
  package static var explainForeign: Sentence { says("command.explain.unread.foreign") }
  package static var explainPaste: Sentence { says("command.explain.paste") }
}
