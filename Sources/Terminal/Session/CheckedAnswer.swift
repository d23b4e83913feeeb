package import Course
import Platform

package struct CheckedAnswer {
  /// The exercise, with its wrong answers; of a handed-out copy, the variant that it is of.
  package var exercise: Exercise
  /// Whether it is a handed-out copy, of which the course's progress knows nothing.
  package var isCopy = false
  package var files: [String]
  /// What the learner should know of the choice; `nil` if it is the one shown last.
  package var remark: Sentence?

  package var newestFile: String { Workspace.newest(of: files) }
}

extension Session {
  /// The answer that a word names; an exercise's file is made if it isn't there.
  ///
  /// Without a word it is that of the exercise shown last.
  package mutating func answerToCheck(named word: String?) throws(CommandError) -> CheckedAnswer {
    if let named = try namedFile(word) { return named }
    let exercise = try exercise(named: word, reading: .wrong)
    var answer = CheckedAnswer(
      exercise: exercise, files: try requiredWorkspace().files(of: exercise))
    if word == nil, progress.current != exercise.id {
      answer.remark = .says("command.check.chosen", ["exercise": exercise.id])
    }
    if try stay(with: exercise) {
      answer.remark = .says(
        "command.check.made", ["file": surroundings.shortened(answer.newestFile)])
    }
    return try copy(at: answer.newestFile) ?? answer
  }

  /// The exercise that a word names, with its wrong answers, and the file that holds the learner's
  /// answer.
  ///
  /// - Throws: ``CommandError/usage(_:)`` if there is no such exercise, or no answer yet.
  package func answer(named word: String?) throws(CommandError) -> (Exercise, String) {
    if let named = try namedFile(word) { return (named.exercise, named.files[0]) }
    let exercise = try exercise(named: word, reading: .wrong)
    let path = try requiredWorkspace().file(of: exercise)
    guard Folder.hasItem(path) else {
      throw .usage(
        .says(
          "usage.answerMissing",
          ["file": surroundings.shortened(path), "command": command("next")]))
    }
    return try (copy(at: path)?.exercise ?? exercise, path)
  }

  private func namedFile(_ word: String?) throws(CommandError) -> CheckedAnswer? {
    guard let word, word.contains(where: { "/.".contains($0) }) else { return nil }
    let path = surroundings.absolute(word)
    if let copy = try copy(at: path) { return copy }
    let name = path.split(separator: "/").last.map(String.init) ?? word
    let exercise = try exercise(Notation.baseName(of: name), reading: .wrong)
    guard let exercise, exercise.fileNames.contains(name) else { throw notAnAnswer(name, exercise) }
    return CheckedAnswer(exercise: exercise, files: [path])
  }

  /// The answer in a file that was handed out, by the mark in it or on the page beside it; `nil` for
  /// any other file.
  ///
  /// - Throws: ``CommandError/usage(_:)`` if the mark was changed, or the course has no such variant.
  private func copy(at path: String) throws(CommandError) -> CheckedAnswer? {
    var mark = try mark(in: path)
    if mark == nil { mark = try self.mark(in: "\(Notation.baseName(of: path)).md") }
    guard let mark else { return nil }
    var variant: Exercise?
    if let exercise = try exercise(mark.exercise, reading: .wrong) {
      do { variant = try mark.variant(of: exercise) } catch { throw .course(error) }
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let variant else {
      throw .usage(
        .says("usage.copyUnknown", ["exercise": mark.exercise, "file": name]))
    }
    let handedIn = variant.fileNames.first { Notation(path: $0) == Notation(path: name) }
    guard let handedIn else { throw notAnAnswer(name, variant) }
    return CheckedAnswer(
      exercise: variant, isCopy: true, files: [path],
      remark: name == handedIn
        ? .says("command.check.copy", ["exercise": variant.id])
        : .says("command.check.copy.renamed", ["exercise": variant.id, "file": handedIn]))
  }

  private func mark(in file: String) throws(CommandError) -> CopyMark? {
    guard let text = try? TextFile.read(file, followingLinks: false) else { return nil }
    do throws(CopyMark.Damage) { return try CopyMark(in: text) } catch {
      let place = "\(surroundings.shortened(file)):\(error.line):1"
      throw .usage(.says("usage.copyChanged", ["place": place]))
    }
  }

  private func notAnAnswer(_ name: String, _ exercise: Exercise?) -> CommandError {
    guard let exercise else {
      return .usage(.says("usage.nameUnlikeExercise", ["file": name]))
    }
    let files = UsageSentence.either(exercise.fileNames)
    return .usage(
      Notation(path: name) == .swift
        ? .says("usage.takesNoSwift", ["exercise": .text(exercise.id), "files": .sentence(files)])
        : .says(
          "usage.takesNoEquations", ["exercise": .text(exercise.id), "files": .sentence(files)]))
  }
}
