import Authoring
import Course
import LayoutEngine

/// `lessons` alone: where the learner is.
struct StatusReport: Report {
  let title: String
  let solved: Int
  let seen: Int
  let total: Int
  /// The learner's folder; left out while there is none.
  let folder: String?
  /// The exercise to go on with; left out when all are done.
  let next: ExerciseReport?
}

/// `lessons list`: every lesson and exercise.
struct ListReport: Report {
  struct Chapter: Encodable {
    let title: String
    let lessons: [Entry]
  }

  struct Entry: Encodable {
    let lesson: LessonReport
    let exercises: [ExerciseReport]
  }

  let title: String
  let chapters: [Chapter]
  let solved: Int
  let seen: Int
  let total: Int
}

/// `lessons next`: what to do now.
struct NextReport: Report {
  /// The folder, if this call made it.
  let madeFolder: String?
  /// The exercise that was skipped.
  let skipped: String?
  /// Left out, with all below, when everything is done.
  var lesson: LessonReport?
  /// The lesson's Markdown up to its exercises, when its first exercise is shown.
  var markdown: String?
  var exercise: ExerciseReport?
  var task: TaskReport?
}

/// `lessons show`: a lesson or an exercise.
struct ShowReport: Report {
  let lesson: LessonReport
  /// The lesson's Markdown, when a lesson is shown.
  var markdown: String?
  var exercise: ExerciseReport?
  var task: TaskReport?
}

/// `lessons hint`: one hint.
struct HintReport: Report {
  let exercise: ExerciseReport
  /// Which hint it is, from 1.
  let number: Int
  /// How many hints there are.
  let total: Int
  let words: String
}

/// `lessons draw`: the drawing.
struct DrawReport: Report {
  /// The lines of the text, or of the SVG image.
  let drawing: [String]
}

/// `lessons solution`: the solution.
struct SolutionReport: Report {
  let exercise: ExerciseReport
  let text: String
}

/// `lessons reset`: the starter again.
struct ResetReport: Report {
  let exercise: ExerciseReport
  /// The name under which the answer is kept; left out if there was none.
  let copy: String?
  /// The same, and below it the other file of an exercise that takes two.
  let copies: [String]
}

/// `lessons init`: a folder for answers and progress.
struct InitReport: Report {
  let folder: String
  /// Whether this call made it; otherwise it was there already.
  let isNew: Bool
}

/// `lessons dev new`: the files of a lesson or an exercise.
struct DevNewReport: Report {
  /// The folder that was made.
  let folder: String
  /// The files in it, relative to the folder.
  let files: [String]
  /// What is left to do, step by step.
  let steps: [String]
}

/// `lessons dev check`: what was proved, and what has to be mended.
struct DevCheckReport: Report {
  struct Count: Encodable {
    /// What was proved; the same in every version.
    let id: String
    let number: Int
    /// The rest of the sentence that begins with the number.
    let words: String
  }

  struct Mistake: Encodable {
    let file: String
    let line: Int?
    let column: Int?
    let words: String
  }

  /// What came of spoilt answers.
  struct Mutants: Encodable {
    /// How many spoilt answers of one kind came to one end.
    struct Count: Encodable {
      /// What was done to a right answer.
      let operation: String
      /// The diagnosis or verdict that it got; left out where it gives what is wanted.
      let outcome: String?
      let number: Int
    }

    let counts: [Count]
    let total: Int
    let passedWrongly: Int
    let harmless: Int
    let diagnosable: Int
    let named: Int
    let misnamed: Int

    init(_ report: MutantReport) {
      counts = report.counts.map {
        Count(operation: $0.operation.rawValue, outcome: $0.outcome, number: $0.number)
      }
      total = report.total
      passedWrongly = report.passedWrongly
      harmless = report.harmless
      diagnosable = report.diagnosable
      named = report.named
      misnamed = report.misnamed
    }
  }

  let counts: [Count]
  /// What has to be mended, in the order of the course.
  let mistakes: [Mistake]
  /// Left out unless they were asked for.
  let mutants: Mutants?

  /// Takes what was proved about the course in a folder.
  init(
    _ report: ProofReport, _ mutants: MutantReport?, in folder: String,
    _ strings: StringsCatalogue
  ) {
    self.mutants = mutants.map { Mutants($0) }
    counts = report.counts.map {
      Count(id: "\($0.kind)", number: $0.number, words: strings.text($0.sentence))
    }
    mistakes = (report.errors + (mutants?.errors ?? [])).map {
      Mistake(
        file: "\(folder)/\($0.path)", line: $0.place?.line, column: $0.place?.column,
        words: strings.text($0.sentence))
    }
  }
}
