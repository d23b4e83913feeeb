import Authoring
import Course
import LayoutEngine
import Terminal

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
