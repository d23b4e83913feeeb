package import Course
package import LayoutEngine

/// An answer as the forms of its statements, each with its line.
package struct FormedAnswer: Sendable {
  /// One statement of the answer.
  package struct Statement: Sendable {
    package let line: Int
    package let form: StatementForm
    /// The statement as it is written, which is what counts where form is the subject.
    package let words: [String]
  }

  package let forms: [Statement]

  package init(forms: [Statement]) { self.forms = forms }

  /// How often each form occurs, whatever the order of the lines.
  var counts: [StatementForm: Int] {
    forms.reduce(into: [:]) { $0[$1.form, default: 0] += 1 }
  }

  /// How often each statement is written in the same words.
  var wordCounts: [[String]: Int] {
    forms.reduce(into: [:]) { $0[$1.words, default: 0] += 1 }
  }

  /// Reads an answer of an exercise; what can't be read is kept as words.
  package init(_ text: String, for exercise: Exercise) {
    forms = exercise.aim.statements(of: text, for: exercise)
  }

  /// The forms of statements that were read before.
  package init(_ statements: [WrittenStatement], for exercise: Exercise) {
    forms = statements.map {
      Statement(
        line: $0.range.line, form: StatementForm($0, scene: exercise.scene),
        words: StatementForm.withoutUnitMultiplier($0.tokens))
    }
  }
}

extension FormedAnswer.Statement {
  /// What a line says; its words if it can't be read.
  package init<Entry>(_ line: AnswerLine<Entry>, _ form: (Entry) -> StatementForm) {
    self.init(
      line: line.range.line, form: (try? line.outcome.get()).map(form) ?? .words(line.words),
      words: line.words)
  }
}
