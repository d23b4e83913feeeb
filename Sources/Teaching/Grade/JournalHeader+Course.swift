import ClassGrading
import Course
import Platform
import Terminal

extension JournalHeader {
  /// The header for results of these options: it changes with all that decides them but the answers.
  init(
    _ options: GradeOptions, courseAt root: String, _ language: String, among learners: [Learner],
    _ surroundings: Surroundings
  ) {
    var hash = QuickHash()
    hash.update(field: language)
    // The journal tells nobody the seed.
    hash.update(field: options.seed.map { SHA256.digest(of: $0.utf8) } ?? "")
    // Whose variant an answer passes is looked for among these.
    for learner in options.seed == nil ? [] : learners { hash.update(field: learner.key) }
    hash.update(field: "\(options.policy.telling) \(options.policy.hiddenCases)")
    hash.update(folder: "\(root)/strings")
    for exercise in options.exercises {
      hash.update(field: exercise.id)
      hash.update(folder: "\(root)/\(exercise.lessonFolder)/\(exercise.id)")
    }
    var program = QuickHash()
    program.update(field: ProgramVersion.current)
    // A program that was built anew may decide otherwise.
    let stamp = surroundings.programFile.flatMap { FileFacts($0)?.stamp }
    program.update(field: stamp ?? "")
    self.init(fingerprint: hash.value, program: program.value)
  }
}
