import LayoutEngine

struct ExerciseParts: Sendable {
  var declared: ExerciseFields
  let id: String
  let lesson: LessonHeader
  var scene: Scene
  let itemNames: [String]
  let given: [GivenLine]
  let givenConstraints: [Constraint]
  let givenSceneStatements: [SceneStatement]
  let aim: Exercise.Aim
  let starters: [CourseText]
  var solution: CourseText
  var laterSolutions: [Int: CourseText]
  let swiftSolution: CourseText?
  let alternatives: [CourseText]
  var wrongAnswers: [WrongAnswer]
  let variant: ExerciseVariant?
  /// The window in which programs begin, where it isn't the first that is declared.
  var otherFirstWindow: Size?
}
