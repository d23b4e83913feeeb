package import Course

/// The sentences of feedback: what the answer does, what follows, and what to do next.
package enum FeedbackSentence: SentenceArea {
  package static func passed(windows: Sentence.Value) -> Sentence {
    says("feedback.passed", ["windows": windows])
  }
  package static func unfinished(line: Int) -> Sentence {
    says("feedback.unfinished.seen", ["line": .count(line)])
  }

  package static func conflict(window: Sentence, members: Sentence.Value) -> Sentence {
    says("feedback.conflict.seen", ["window": .sentence(window), "members": members])
  }
  package static func conflictPoints(points: Double) -> Sentence {
    says("feedback.conflict.points", ["points": .points(points)])
  }
  package static func memberLine(line: String) -> Sentence {
    says("feedback.member.line", ["line": .text(line)])
  }
  package static func memberLineSays(line: Int, equation: String) -> Sentence {
    says("feedback.member.line.says", ["line": .count(line), "equation": .text(equation)])
  }
  package static func ourMistake(reason: String) -> Sentence {
    says("feedback.ourMistake", ["reason": .text(reason)])
  }
  package static func windowWide(width: Double) -> Sentence {
    says("feedback.window.wide", ["width": .points(width)])
  }
  package static func windowWith(window: Sentence, name: String) -> Sentence {
    says("feedback.window.with", ["window": .sentence(window), "name": .text(name)])
  }
}
