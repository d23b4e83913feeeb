import Course
import LayoutEngine
import Terminal

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
