package import Course

/// Sentences about running a learner's program.
package enum ProgramSentence: SentenceArea {
  package static func notCompiledFile(message: Sentence) -> Sentence {
    says("program.notCompiled.file", ["message": .sentence(message)])
  }
  package static func givenInactive(constraints: Sentence.Value, count: Int) -> Sentence {
    says("program.given.inactive", ["constraints": constraints, "count": .count(count)])
  }
  package static func givenChanged(constraints: Sentence.Value, count: Int) -> Sentence {
    says("program.given.changed", ["constraints": constraints, "count": .count(count)])
  }
}
