import Course

/// The sentences of `lessons dev check` and `lessons dev new`.
enum DevSentence: SentenceArea {
  static var coursePassed: Sentence { says("dev.course.passed") }
  static func courseFailed(count: Int) -> Sentence {
    says("dev.course.failed", ["count": .count(count)])
  }
  static func made(folder: String) -> Sentence { says("dev.made", ["folder": .text(folder)]) }
  static var mutantDiagnosis: Sentence { says("dev.mutants.diagnosis") }
  static var mutantNumber: Sentence { says("dev.mutants.number") }
  static var mutantOperator: Sentence { says("dev.mutants.operator") }
  static func mutantsHarmless(count: Int) -> Sentence {
    says("dev.mutants.harmless", ["count": .count(count)])
  }
  static func mutantsMisnamed(share: String) -> Sentence {
    says("dev.mutants.misnamed", ["share": .text(share)])
  }
  static func mutantsNamed(share: String, count: Int) -> Sentence {
    says("dev.mutants.named", ["share": .text(share), "count": .count(count)])
  }
  static func mutantsPassed(count: Int, total: Int) -> Sentence {
    says("dev.mutants.passed", ["count": .count(count), "total": .count(total)])
  }
  static var mutantWanted: Sentence { says("dev.mutants.wanted") }
  static func stepChapter(lesson: String) -> Sentence {
    says("dev.step.chapter", ["lesson": .text(lesson)])
  }
  static func stepExercises(exercise: String, file: String) -> Sentence {
    says("dev.step.exercises", ["exercise": .text(exercise), "file": .text(file)])
  }
  static var stepFill: Sentence { says("dev.step.fill") }
  static func stepProve(command: String) -> Sentence {
    says("dev.step.prove", ["command": .text(command)])
  }
}
