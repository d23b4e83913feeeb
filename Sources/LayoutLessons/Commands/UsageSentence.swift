import Course

/// Why a command can't be carried out as it was typed, and what to type.
enum UsageSentence: SentenceArea {
  static func allDone(command: String) -> Sentence {
    says("usage.allDone", ["command": .text(command)])
  }
  static func answerMissing(file: String, command: String) -> Sentence {
    says("usage.answerMissing", ["file": .text(file), "command": .text(command)])
  }
  static func answerOfCopy(file: String, page: String) -> Sentence {
    says("usage.answerOfCopy", ["file": .text(file), "page": .text(page)])
  }
  static func archive(command: String) -> Sentence {
    says("usage.archive", ["command": .text(command)])
  }
  static func blanksUnknown(names: String, word: String) -> Sentence {
    says("usage.blanksUnknown", ["names": .text(names), "word": .text(word)])
  }
  static func completionsUnknown(shell: String) -> Sentence {
    says("usage.completionsUnknown", ["shell": .text(shell)])
  }
  static func copyDiffers(folder: String) -> Sentence {
    says("usage.copyDiffers", ["folder": .text(folder)])
  }
  static func courseHandedIn(course: String, submissions: String) -> Sentence {
    says("usage.courseHandedIn", ["course": .text(course), "submissions": .text(submissions)])
  }
  static var courseIsCopy: Sentence { says("usage.courseIsCopy") }
  static func courseIsCopyHere(folder: String) -> Sentence {
    says("usage.courseIsCopy.here", ["folder": .text(folder)])
  }
  static func either(first: String, last: String) -> Sentence {
    says("usage.either", ["first": .text(first), "last": .text(last)])
  }
  static func exerciseMissing(name: String, command: String) -> Sentence {
    says("usage.exerciseMissing", ["name": .text(name), "command": .text(command)])
  }
  static func exerciseNearest(name: String, nearest: String) -> Sentence {
    says("usage.exerciseMissing.nearest", ["name": .text(name), "nearest": .text(nearest)])
  }
  static func exerciseTaken(exercise: String, lesson: String) -> Sentence {
    says("usage.exerciseTaken", ["exercise": .text(exercise), "lesson": .text(lesson)])
  }
  static func exercisesUnknown(word: String) -> Sentence {
    says("usage.exercisesUnknown", ["word": .text(word)])
  }
  static func exercisesNearest(word: String, nearest: String) -> Sentence {
    says("usage.exercisesUnknown.nearest", ["word": .text(word), "nearest": .text(nearest)])
  }
  static var exercisesEmpty: Sentence { says("usage.exercisesEmpty") }
  static func placeTaken(path: String) -> Sentence {
    says("usage.placeTaken", ["path": .text(path)])
  }
  static func folderMissing(folder: String, command: String) -> Sentence {
    says("usage.folderMissing", ["folder": .text(folder), "command": .text(command)])
  }
  static func folderNotEmpty(folder: String) -> Sentence {
    says("usage.folderNotEmpty", ["folder": .text(folder)])
  }
  static func folderTaken(folder: String) -> Sentence {
    says("usage.folderTaken", ["folder": .text(folder)])
  }
  static var folderUnnamed: Sentence { says("usage.folderUnnamed") }
  static var formatAndJSON: Sentence { says("usage.formatAndJSON") }
  static func formatUnknown(word: String) -> Sentence {
    says("usage.formatUnknown", ["word": .text(word)])
  }
  static var homeMissing: Sentence { says("usage.homeMissing") }
  static func inputTooLarge(limit: Int) -> Sentence {
    says("usage.inputTooLarge", ["limit": .count(limit)])
  }
  static var inputNotText: Sentence { says("usage.inputNotText") }
  static func installRunning(folder: String) -> Sentence {
    says("usage.installRunning", ["folder": .text(folder)])
  }
  static var installedAlready: Sentence { says("usage.installedAlready") }
  static func installedNothing(folder: String) -> Sentence {
    says("usage.installedNothing", ["folder": .text(folder)])
  }
  static var installWithoutCourse: Sentence { says("usage.installWithoutCourse") }
  static func jobsUnknown(most: Int, word: String) -> Sentence {
    says("usage.jobsUnknown", ["most": .count(most), "word": .text(word)])
  }
  static func kindUnknown(word: String) -> Sentence {
    says("usage.kindUnknown", ["word": .text(word)])
  }
  static func exerciseMisnamed(name: String) -> Sentence {
    says("usage.exerciseMisnamed", ["name": .text(name)])
  }
  static func lessonMisnamed(name: String) -> Sentence {
    says("usage.lessonMisnamed", ["name": .text(name)])
  }
  static func lessonMissing(name: String, command: String) -> Sentence {
    says("usage.lessonMissing", ["name": .text(name), "command": .text(command)])
  }
  static func lessonNotMade(name: String, command: String) -> Sentence {
    says("usage.lessonNotMade", ["name": .text(name), "command": .text(command)])
  }
  static var lessonsMissing: Sentence { says("usage.lessonsMissing") }
  static func logEmpty(source: Sentence, command: String) -> Sentence {
    says("usage.logEmpty", ["source": .sentence(source), "command": .text(command)])
  }
  static func logForm(form: String) -> Sentence { says("usage.logForm", ["form": .text(form)]) }
  static func logWithoutConflict(source: Sentence, command: String) -> Sentence {
    says("usage.logWithoutConflict", ["source": .sentence(source), "command": .text(command)])
  }
  static func nameUnlikeExercise(file: String) -> Sentence {
    says("usage.nameUnlikeExercise", ["file": .text(file)])
  }
  static func noCourse(reason: Sentence, advice: Sentence) -> Sentence {
    says("usage.noCourse", ["reason": .sentence(reason), "advice": .sentence(advice)])
  }
  static func nothingToSolve(command: String) -> Sentence {
    says("usage.nothingToSolve", ["command": .text(command)])
  }
  static func notWritten(path: String, reason: Sentence) -> Sentence {
    says("usage.notWritten", ["path": .text(path), "reason": .sentence(reason)])
  }
  static func outIsFile(folder: String) -> Sentence {
    says("usage.outIsFile", ["folder": .text(folder)])
  }
  static var reportAmongSubmissions: Sentence { says("usage.reportAmongSubmissions") }
  static func reportChanged(folder: String) -> Sentence {
    says("usage.reportChanged", ["folder": .text(folder)])
  }
  static func reportForeign(folder: String) -> Sentence {
    says("usage.reportForeign", ["folder": .text(folder)])
  }
  static func reportInUse(folder: String) -> Sentence {
    says("usage.reportInUse", ["folder": .text(folder)])
  }
  static func reportUnrelated(folder: String) -> Sentence {
    says("usage.reportUnrelated", ["folder": .text(folder)])
  }
  static var rosterMissing: Sentence { says("usage.rosterMissing") }
  static var seedMissing: Sentence { says("usage.seedMissing") }
  static func seedShort(least: Int) -> Sentence {
    says("usage.seedShort", ["least": .count(least)])
  }
  static func seedsUnknown(most: Int, word: String) -> Sentence {
    says("usage.seedsUnknown", ["most": .count(most), "word": .text(word)])
  }
  static func seedOther(fingerprint: String, copies: String, mark: String) -> Sentence {
    says(
      "usage.seedOther",
      ["fingerprint": .text(fingerprint), "copies": .text(copies), "mark": .text(mark)])
  }
  static func seedNotGiven(copies: String, mark: String) -> Sentence {
    says("usage.seedNotGiven", ["copies": .text(copies), "mark": .text(mark)])
  }
  static func shardUnknown(word: String) -> Sentence {
    says("usage.shardUnknown", ["word": .text(word)])
  }
  static func solutionClosed(exercise: String, command: String, count: Int) -> Sentence {
    says(
      "usage.solutionClosed",
      ["exercise": .text(exercise), "command": .text(command), "count": .count(count)])
  }
  static var standardInput: Sentence { says("usage.standardInput") }
  static func submissionsEmpty(folder: String) -> Sentence {
    says("usage.submissionsEmpty", ["folder": .text(folder)])
  }
  static func takesNoEquations(exercise: String, files: Sentence) -> Sentence {
    says("usage.takesNoEquations", ["exercise": .text(exercise), "files": .sentence(files)])
  }
  static func takesNoSwift(exercise: String, files: Sentence) -> Sentence {
    says("usage.takesNoSwift", ["exercise": .text(exercise), "files": .sentence(files)])
  }
  static func trySwift(file: String) -> Sentence { says("usage.trySwift", ["file": .text(file)]) }
  static func tryTooMany(count: Int, most: Int) -> Sentence {
    says("usage.tryTooMany", ["count": .count(count), "most": .count(most)])
  }
  static func directionUnknown(word: String) -> Sentence {
    says("usage.directionUnknown", ["word": .text(word)])
  }
  static func rulesUnknown(word: String) -> Sentence {
    says("usage.rulesUnknown", ["word": .text(word)])
  }
  static func windowUnknown(word: String) -> Sentence {
    says("usage.windowUnknown", ["word": .text(word)])
  }
  static var whyAnchorMissing: Sentence { says("usage.why.anchorMissing") }
  static func whyAnchorUnknown(word: String) -> Sentence {
    says("usage.why.anchorUnknown", ["word": .text(word)])
  }
  static func whyAttributeUnknown(name: String, names: String) -> Sentence {
    says("usage.why.attributeUnknown", ["name": .text(name), "names": .text(names)])
  }
  static func whyAttributeNearest(name: String, nearest: Sentence) -> Sentence {
    says(
      "usage.why.attributeUnknown.nearest", ["name": .text(name), "nearest": .sentence(nearest)])
  }
  static var whyExerciseAndLines: Sentence { says("usage.why.exerciseAndLines") }
  static func whyNumbers(exercise: String) -> Sentence {
    says("usage.why.numbers", ["exercise": .text(exercise)])
  }
  static func whySwiftLines(file: String) -> Sentence {
    says("usage.why.swiftLines", ["file": .text(file)])
  }
  static var whyTimesAndLines: Sentence { says("usage.why.timesAndLines") }
  static func whyTimesUnknown(known: String) -> Sentence {
    says("usage.why.timesUnknown", ["known": .text(known)])
  }
  static func whyViewUnknown(name: String, names: String) -> Sentence {
    says("usage.why.viewUnknown", ["name": .text(name), "names": .text(names)])
  }
  static func whyViewNearest(name: String, nearest: Sentence) -> Sentence {
    says("usage.why.viewUnknown.nearest", ["name": .text(name), "nearest": .sentence(nearest)])
  }
  static func whyWindowsOnly(windows: String) -> Sentence {
    says("usage.why.windowsOnly", ["windows": .text(windows)])
  }

  /// `a or b`, `a, b or c`.
  static func either(_ words: [String]) -> Sentence {
    let first = words.dropLast().joined(separator: ", ")
    guard let last = words.last, !first.isEmpty else {
      return Sentence(verbatim: words.first ?? "")
    }
    return either(first: first, last: last)
  }
}
