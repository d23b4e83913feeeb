package import Course
package import Grading
import LayoutEngine

/// A verdict in words, with the line and the picture that it is about.
///
/// The words have three parts: what the answer does, what follows from it, and what to do next.
package struct Feedback: Sendable {
  package var excerpt: AnswerExcerpt?
  package var seen: [Sentence] = []
  package var meaning: [Sentence] = []
  /// What is wrong besides, each on a row of its own.
  package var further: [Sentence] = []
  package var next: Sentence?
  package var picture: Pictures?
  /// The name of the misconception, when the answer is one that the course knows.
  package var mistake: String?
  /// The kind of mistake in an answer whose layout isn't the wanted one.
  package var diagnosis: Diagnosis.Kind?
  /// A remark on an answer that passed; the answer still passes.
  package var note: Sentence?
}

/// The sentences of feedback: what the answer does, what follows, and what to do next.
package enum FeedbackSentence: SentenceArea {
  package static func passed(windows: Sentence.Value) -> Sentence {
    says("feedback.passed", ["windows": windows])
  }
  package static func unfinished(line: Int) -> Sentence {
    says("feedback.unfinished.seen", ["line": line])
  }

  package static func conflict(window: Sentence, members: Sentence.Value) -> Sentence {
    says("feedback.conflict.seen", ["window": .sentence(window), "members": members])
  }
  package static func conflictPoints(points: Double) -> Sentence {
    says("feedback.conflict.points", ["points": points])
  }
  package static func memberLine(line: String) -> Sentence {
    says("feedback.member.line", ["line": line])
  }
  package static func memberLineSays(line: Int, equation: String) -> Sentence {
    says("feedback.member.line.says", ["line": .count(line), "equation": .text(equation)])
  }
  package static func ourMistake(reason: String) -> Sentence {
    says("feedback.ourMistake", ["reason": reason])
  }
  package static func hint(number: Int) -> Sentence {
    says("command.hint", ["number": number])
  }
  package static func windowWide(width: Double) -> Sentence {
    says("feedback.window.wide", ["width": width])
  }
  package static func windowWith(window: Sentence, name: String) -> Sentence {
    says("feedback.window.with", ["window": .sentence(window), "name": .text(name)])
  }
}

extension FeedbackWriter {
  /// A note in words; `nil` if a program changed no given constraint after all.
  func words(for note: Note) -> Sentence? {
    switch note {
    case .givenChanged(let program):
      return Self.sentences(on: program, in: prepared.exercise.scene).first
    case .conflictInBetween(let conflict): return conflictInBetween(conflict)
    case .inactive(let lines):
      let few = Self.few(lines)
      return .says("program.inactive.note", ["count": few.count, "lines": few.list])
    case .repeats(let line, let twin):
      let other = twin.words(in: prepared.exercise.scene)
      return .says("remark.note.repeats", ["line": .count(line), "others": .list([other])])
    case .follows(let line, let reasons):
      return .says(
        "remark.note.follows", ["line": .count(line), "others": .list(words(for: reasons))])
    case .turned(let line, let turned, let rule):
      let equation = EquationPrinter.brief(for: turned, in: prepared.exercise.scene)
      return switch rule {
      case .wholeMultiplier:
        .says("remark.note.multiplier", ["line": .count(line), "turned": .text(equation)])
      case .positiveConstant:
        .says("remark.note.constant", ["line": .count(line), "turned": .text(equation)])
      case .readingOrder:
        .says("remark.note.order", ["line": .count(line), "turned": .text(equation)])
      }
    }
  }

  private func words(for reasons: Note.Reasons) -> [Sentence.Value] {
    let scene = prepared.exercise.scene
    switch reasons {
    case .constraints(let constraints):
      var words: [Sentence.Value] = []
      // The constraints of one line, such as a chain's, are named once.
      for other in constraints.map({ $0.words(in: scene) }) where !words.contains(other) {
        words.append(other)
      }
      return words
    case .scene(let member):
      return member.map { [$0.words(among: [], in: scene, .leftToRight)] } ?? []
    }
  }
}

extension Exercise {
  /// The widths that are checked, and the directions: `320, 480 and 1 more width`, and after it
  /// `, in both reading directions` unless it is one.
  package var windowList: Sentence.Value {
    let more = Sentence.says("feedback.moreWidths", ["more": unshownWindows.count])
    let shown = windows.map { window -> Sentence.Value in
      guard let name = window.name else { return .points(window.size.width) }
      return .sentence(
        .says("feedback.window.listed", ["width": .points(window.size.width), "name": .text(name)]))
    }
    let windows = Sentence.Value.list(shown + [.sentence(more)])
    guard directions.count > 1 else { return windows }
    return .sentence(.says("feedback.windows.both", ["windows": windows]))
  }
}

/// What is wrong with a line, and how to correct it if that can be guessed.
typealias LineWords = (message: Sentence, hint: Sentence?)
