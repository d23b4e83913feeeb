package import Course
package import Feedback
package import Grading
import LayoutEngine

/// One learner's answer to one exercise, with everything that reports and exports say about it.
///
/// It contains words in one language, and no time of day. So the same answer gives the same value,
/// at any time, in any order and with any number of threads.
package struct GradedAnswer: Hashable, Sendable, Codable {
  /// The keys of the results; ``subject`` isn't one, because ``summary`` contains it, nor ``task``.
  private enum CodingKeys: String, CodingKey {
    case exercise, file, blank, verdict, summary, feedback, cases, hidden, hints, form, wording
    case untouched, text, otherVariant, remarks, views
  }

  package let exercise: String
  /// The answer's file, below the folder of submissions; `nil` if there is none.
  package var file: String?
  /// Why there is no grade; `nil` where there is one.
  package var blank: Blank?
  /// The verdict on the cases that the course shows; `nil` if blank.
  package var verdict: VerdictName?
  /// The verdict in one line, for the teacher: `misplaced Blue.trailing 232 not 216, window 320x72`.
  package var summary: String?
  /// What the verdict is about, which tells mistakes apart; `nil` if it names nothing.
  ///
  /// Views have the course's names here, so that it is the same in every variant.
  package var subject: String?
  /// What `check` tells the learner; `nil` if blank.
  package var feedback: ToldWords?
  /// In how many of the course's own cases the wanted layout follows.
  package var cases: CaseCount?
  /// What the hidden cases found; `nil` where there are none.
  package var hidden: HiddenOutcome?
  /// How many views are right, over all cases, hidden ones too.
  package var views: CaseCount?
  /// How many hints the learner took, by the progress file that was handed in; 0 without one.
  package var hints = 0
  /// The normal form: equal for answers that state the same.
  package var form: String?
  /// Equal for answers whose texts differ only in spaces and comments.
  package var wording: String?
  /// Why there is nothing to see in the file; `nil` if the learner wrote something, or if blank.
  package var untouched: Untouched?
  /// The task of the learner's own variant; `nil` where everybody has the same, or if blank.
  package var task: String?
  /// The answer, shortened if it is very long, to be quoted; `nil` if blank.
  package var text: String?
  /// The learner whose variant of the exercise this answer passes, if it is another's.
  package var otherVariant: String?
  /// More messages for the teacher, as sentences: two files, a link that was left out.
  package var remarks: [String] = []

  package init(exercise: String) { self.exercise = exercise }

  /// Whether the answer passes, in hidden cases too.
  package var isPassed: Bool { verdict == .passed && (hidden?.failed ?? 0) == 0 }
}

/// A number of cases, and in how many of them the wanted layout follows.
package struct CaseCount: Hashable, Sendable, Codable {
  package var passed: Int
  package var all: Int

  package init(passed: Int, all: Int) {
    self.passed = passed
    self.all = all
  }
}

/// The outcome of the hidden cases, which the course's folder doesn't contain.
package struct HiddenOutcome: Hashable, Sendable, Codable {
  /// How many cases of one kind the answer fails.
  package struct Kind: Hashable, Sendable, Codable {
    /// `narrower`, `wider`, `rightToLeft`, `otherContent` and the like.
    package let id: String
    /// The kind in words: "narrower windows".
    package let words: String
    package let failed: Int

    package init(id: String, words: String, failed: Int) {
      self.id = id
      self.words = words
      self.failed = failed
    }
  }

  package let all: Int
  /// The failed cases by kind, in a fixed order; kinds without one are left out.
  package let kinds: [Kind]
  /// How many hidden cases the answer fails; a case may be of several kinds.
  package let failed: Int
  /// What the learner is told under the teacher's policy; it never hides a failed case.
  package let words: String

  package init(all: Int, failed: Int, kinds: [Kind], words: String) {
    self.all = all
    self.failed = failed
    self.kinds = kinds
    self.words = words
  }
}

/// Why there is no grade for an answer, which is then never counted as 0 without notice.
package struct Blank: Hashable, Sendable, Codable {
  /// The reasons, as reports name them.
  package enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// There is no file for the exercise.
    case missing
    /// Nothing at all was handed in.
    case nothing
    /// The file is there and can't be read as text: unreadable, too large, not UTF-8, a link.
    case damaged
    /// Several files could be the answer.
    case several
    /// It isn't known whose answer this is: two rows of the roster, or two folders.
    case unclear
    /// The answer is to the course's own exercise, and the learner has a copy that differs from it.
    case noCopy
    /// The answer is to a copy that was made from another seed.
    case otherCopy
    /// An error of the program or of the machine; the learner never loses points for it.
    case ourMistake
  }

  package let reason: Reason
  /// What is wrong and what to do about it, as a sentence.
  package let words: String

  package init(_ reason: Reason, _ words: String) {
    self.reason = reason
    self.words = words
  }
}

extension Blank.Reason {
  package var words: Sentence {
    switch self {
    case .missing: .says("report.blank.missing")
    case .nothing: .says("report.blank.nothing")
    case .damaged: .says("report.blank.damaged")
    case .several: .says("report.blank.several")
    case .unclear: .says("report.blank.unclear")
    case .noCopy: .says("report.blank.noCopy")
    case .otherCopy: .says("report.blank.otherCopy")
    case .ourMistake: .says("report.blank.ourMistake")
    }
  }

  /// What a learner is told, who can't do what a teacher would have to do.
  var wordsForLearner: Sentence {
    switch self {
    case .missing: .says("report.learner.missing")
    case .nothing: .says("report.learner.nothing")
    case .damaged: .says("report.learner.damaged")
    case .several: .says("report.learner.several")
    case .unclear: .says("report.learner.unclear")
    case .noCopy: .says("report.learner.noCopy")
    case .otherCopy: .says("report.learner.otherCopy")
    case .ourMistake: .says("report.learner.ourMistake")
    }
  }
}

/// The result of an answer, in the three words that all reports use.
package enum AnswerOutcome: String, Hashable, Sendable, CaseIterable, Decodable {
  /// The layout is right in every case, in hidden cases too.
  case passed
  case notYet
  /// No grade could be given, and the reason stands beside it.
  case blank
}

extension GradedAnswer {
  package var outcome: AnswerOutcome {
    if blank != nil { return .blank }
    return isPassed ? .passed : .notYet
  }

  /// Whether the answer couldn't be read or run to its end, so that it shows nothing about learning.
  var isBroken: Bool {
    guard let verdict else { return false }
    return [.unreadable, .notCompiled, .timedOut, .crashed, .limitExceeded, .graderFault].contains(
      verdict)
  }
}

/// A file in which the learner hasn't begun yet.
package enum Untouched: String, Hashable, Sendable, Codable, CaseIterable {
  /// The starter, as it was handed out: at most its spaces and comments differ.
  case starter
  /// Nothing but spaces.
  case empty

  /// Compares an answer with the exercise's starters; `nil` if the learner wrote something.
  package init?(_ answer: Answer, starters: [CourseText]) {
    if answer.text.allSatisfy(\.isWhitespace) {
      self = .empty
    } else if starters.contains(where: { Wording(Answer($0)).hash == Wording(answer).hash }) {
      self = .starter
    } else {
      return nil
    }
  }

  var words: Sentence {
    switch self {
    case .starter: .says("report.state.starter")
    case .empty: .says("report.state.empty")
    }
  }
}

/// How a hidden case differs from the windows that the course shows.
enum HiddenKind: String, CaseIterable {
  case narrower, wider, shorter, taller
  /// A size between those that are shown.
  case between
  case rightToLeft, otherContent
  /// At another moment than the first: something has happened by then.
  case later

  /// The kinds of a case, of which there may be several and is at least one.
  static func kinds(of layoutCase: LayoutCase, shown: [CaseWindow]) -> [HiddenKind] {
    let (width, height) = (layoutCase.window.width, layoutCase.window.height)
    let widths = shown.map(\.size.width)
    let heights = shown.map(\.size.height)
    var kinds: [HiddenKind] = []
    if let least = widths.min(), width < least { kinds.append(.narrower) }
    if let most = widths.max(), width > most { kinds.append(.wider) }
    if let least = heights.min(), height < least { kinds.append(.shorter) }
    if let most = heights.max(), height > most { kinds.append(.taller) }
    if layoutCase.direction == .rightToLeft { kinds.append(.rightToLeft) }
    if layoutCase.setting.hasOtherContent { kinds.append(.otherContent) }
    if layoutCase.setting.times > 0 { kinds.append(.later) }
    return kinds.isEmpty ? [.between] : kinds
  }

  var sentence: Sentence {
    switch self {
    case .narrower: .says("hidden.kind.narrower")
    case .wider: .says("hidden.kind.wider")
    case .shorter: .says("hidden.kind.shorter")
    case .taller: .says("hidden.kind.taller")
    case .between: .says("hidden.kind.between")
    case .rightToLeft: .says("hidden.kind.rightToLeft")
    case .otherContent: .says("hidden.kind.otherContent")
    case .later: .says("hidden.kind.later")
    }
  }
}

extension HiddenOutcome {
  /// Counts the hidden cases that fail, and says as much about them as the teacher's policy allows.
  ///
  /// - Parameters:
  ///   - findings: What follows from the answer in the hidden cases.
  ///   - own: The exercise in the cases that the course shows.
  ///   - stopped: The hidden cases in which a program didn't finish.
  ///   - telling: What learners are told.
  ///   - strings: The language.
  init(
    _ findings: Findings, besides own: PreparedExercise, stopped: Set<Int>,
    telling: GradingPolicy.Telling, _ strings: StringsCatalogue
  ) {
    let cases = findings.exercise.cases
    let isPassed = findings.passedCases ?? cases.map { _ in findings.verdict == .passed }
    let failing = cases.indices.filter { !isPassed[$0] || stopped.contains($0) }
    let kinds = HiddenKind.allCases.compactMap { kind -> Kind? in
      let count = failing.count {
        HiddenKind.kinds(of: cases[$0], shown: own.exercise.windows).contains(kind)
      }
      guard count > 0 else { return nil }
      return Kind(id: kind.rawValue, words: strings.text(kind.sentence), failed: count)
    }
    self.init(
      all: cases.count, failed: failing.count, kinds: kinds,
      words: Self.words(
        all: cases.count, failed: failing.count, kinds, telling, strings,
        first: {
          let words = ToldAnswer(findings, strings).words
          return (words.seen + words.meaning).joined(separator: " ")
        }))
  }

  private static func words(
    all: Int, failed: Int, _ kinds: [Kind], _ telling: GradingPolicy.Telling,
    _ strings: StringsCatalogue, first: () -> String
  ) -> String {
    guard failed > 0 else {
      return strings.text(.says("hidden.passed", ["all": all]))
    }
    guard telling != .none else { return strings.text(Sentence.says("hidden.missed")) }
    let list = kinds.map {
      strings.text(
        .says("hidden.kind", ["count": .count($0.failed), "kind": .text($0.words)]))
    }
    let counted = strings.text(
      .says(
        "hidden.missed.kinds",
        [
          "all": .count(all), "failed": .count(failed),
          "kinds": .text(list.joined(separator: ", ")),
        ]))
    // Without this the numbers of the kinds would seem not to add up.
    let overlap =
      kinds.map(\.failed).reduce(0, +) > failed
      ? [strings.text(Sentence.says("hidden.kinds.several"))] : []
    return ([counted] + overlap + (telling == .full ? [first()] : [])).joined(separator: " ")
  }
}
