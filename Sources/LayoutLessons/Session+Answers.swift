import Course
import Platform

/// What `check` checks.
struct CheckedAnswer {
  /// The exercise, with its wrong answers.
  let exercise: Exercise
  /// The files that may hold the answer, as absolute paths.
  var files: [String]
  /// What the learner should know of the choice; `nil` if it is the one shown last.
  var remark: Sentence?

  /// The file that was changed last.
  var newestFile: String { Workspace.newest(of: files) }
}

extension Session {
  /// The answer that a word names; an exercise's file is made if it isn't there.
  ///
  /// Without a word it is that of the exercise shown last.
  mutating func answerToCheck(named word: String?) throws(CommandError) -> CheckedAnswer {
    if let (exercise, path) = try namedFile(word) {
      return CheckedAnswer(exercise: exercise, files: [path])
    }
    let exercise = try exercise(named: word, reading: .wrong)
    var answer = CheckedAnswer(
      exercise: exercise, files: try requiredWorkspace().files(of: exercise))
    if word == nil, progress.current != exercise.id {
      answer.remark = .says("command.check.chosen", ["exercise": .text(exercise.id)])
    }
    if try stay(with: exercise) {
      answer.remark = .says(
        "command.check.made", ["file": .text(surroundings.shortened(answer.newestFile))])
    }
    return answer
  }

  /// The exercise that a word names, with its wrong answers, and the file that holds the learner's
  /// answer.
  ///
  /// - Parameter word: An exercise or a file; `nil` for the current exercise.
  /// - Returns: The exercise, and an absolute path.
  /// - Throws: ``CommandError/usage(_:)`` if there is no such exercise, or no answer yet.
  func answer(named word: String?) throws(CommandError) -> (Exercise, String) {
    if let named = try namedFile(word) { return named }
    let exercise = try exercise(named: word, reading: .wrong)
    let path = try requiredWorkspace().file(of: exercise)
    guard Folder.hasItem(path) else {
      throw .usage(
        .says(
          "usage.answerMissing",
          ["file": .text(surroundings.shortened(path)), "command": .text(command("next"))]))
    }
    return (exercise, path)
  }

  /// The exercise and the absolute path, if a word names a file.
  private func namedFile(_ word: String?) throws(CommandError) -> (Exercise, String)? {
    guard let word, word.contains("/") || Notation.baseName(of: word) != word else { return nil }
    let path = surroundings.absolute(word)
    let name = path.split(separator: "/").last.map(String.init) ?? word
    let exercise = try exercise(Notation.baseName(of: name), reading: .wrong)
    guard let exercise, exercise.fileNames.contains(name) else {
      throw notAnAnswer(name, exercise)
    }
    guard !HandOutPage.standsBeside(path, exercise) else { throw ofACopy(name, exercise) }
    return (exercise, path)
  }

  /// Why a file that was handed out isn't checked against the course.
  private func ofACopy(_ name: String, _ exercise: Exercise) -> CommandError {
    .usage(
      .says(
        "usage.answerOfCopy",
        ["file": .text(name), "page": .text(HandOutPage.fileName(of: exercise))]))
  }

  /// Why a file with this name isn't an answer.
  private func notAnAnswer(_ name: String, _ exercise: Exercise?) -> CommandError {
    guard let exercise else {
      return .usage(.says("usage.nameUnlikeExercise", ["file": .text(name)]))
    }
    let files = UsageSentence.either(exercise.fileNames)
    return .usage(
      Notation(path: name) == .swift
        ? .says("usage.takesNoSwift", ["exercise": .text(exercise.id), "files": .sentence(files)])
        : .says(
          "usage.takesNoEquations", ["exercise": .text(exercise.id), "files": .sentence(files)]))
  }
}
