import LayoutEngine

extension Exercise {
  /// What the learner does, in rising order of difficulty.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Work out numbers before the solver does.
    case predict
    /// Pick one of several answers.
    case choose
    /// Fill blanks in equations.
    case fill
    /// Mend one wrong line.
    case repair
    /// Add the line that is missing.
    case complete
    /// Find a window in which two layouts differ that look the same elsewhere.
    case tellApart
    /// Write all of it from a picture.
    case build
    /// Write lines with which something is wrong.
    case `break`

    var declaration: KindDeclaration {
      switch self {
      case .predict: .questions(needsWindows: true)
      case .choose: .questions(needsWindows: false)
      case .fill, .repair, .complete, .build: .lines
      case .tellApart: .difference
      case .break: .flaw
      }
    }

    /// How long an answer takes; `nil` where blanks are filled in, of which each takes a minute.
    var minutes: Int? {
      switch self {
      case .build, .break: 4
      case .complete, .repair: 2
      case .fill, .tellApart, .predict, .choose: nil
      }
    }

    package var isFilledIn: Bool { minutes == nil }
  }

  /// What an answer is to reach, by which each module chooses how it treats an exercise.
  package indirect enum Aim: Hashable, Sendable {
    case solution
    /// What follows from the given lines, as answers to questions.
    case answers
    case flaw(WantedFlaw)
    /// A window in which these two differ.
    case difference(TwoLayouts)

    /// Whether a right answer has to be right in windows that the exercise doesn't name.
    ///
    /// An ambiguity has to exist in every window, but a conflict only in those that are named.
    var canHaveHiddenCases: Bool {
      switch self {
      case .solution, .flaw(.ambiguity): true
      case .answers, .flaw(.conflict), .difference: false
      }
    }
  }

  /// Whether an answer is equations, or a program.
  package var takesLines: Bool { kind.declaration.takesLines }

  package var isAnsweredByWindow: Bool { kind.declaration.isAnsweredByWindow }

  package var isQuestions: Bool { aim == .answers }

  /// The lists of lines that are shown besides the given ones, each with its name.
  package var namedLines: [(name: String, lines: [GivenLine])] {
    guard case .difference(let layouts) = aim else { return [] }
    return [("A", layouts.a), ("B", layouts.b)]
  }
}

/// What a kind of exercise declares: what `exercise.json` says about it, and how it is answered.
///
/// What a kind leaves out is as it is for lines that give the solution's layout.
struct KindDeclaration: Sendable {
  /// The keys of `exercise.json` that no other kind has.
  var keys: [String] = []
  var takesLines = true
  var takesSwift = true
  var needsWindows = true
  /// Whether the answer names the window that counts, so that none is checked unshown.
  var isAnsweredByWindow = false
  let aim: @Sendable (inout ObjectReader, AimContext) throws(CourseError) -> AimContext.Reading

  /// Refuses what only another kind has; it isn't a key that is misspelt.
  func refuseKeys(ofOthers object: inout ObjectReader) throws(CourseError) {
    for owner in Exercise.Kind.allCases.reversed() {
      for key in owner.declaration.keys where !keys.contains(key) && object.has(key) {
        guard let field = object.optional(key) else { continue }
        throw field.misplaced(.says("json.wants.kind", ["kind": owner.rawValue]))
      }
    }
  }
}

struct AimContext {
  /// Makes the aim once lines can be read.
  typealias Reading = @Sendable (GivenLineReader) throws(CourseError) -> Exercise.Aim

  let scene: Scene
  let windows: [CaseWindow]
  let directions: [LayoutDirection]
  let givenLines: Int
  let questions: [Question]
}

extension ObjectReader {
  /// Takes the one expectation there is; the key says so.
  mutating func takeExpectation() throws(CourseError) {
    if let field = optional("expect"), try field.string() != "sameAsSolution" {
      throw field.mismatch(.says("json.wants.sameAsSolution"))
    }
  }
}
