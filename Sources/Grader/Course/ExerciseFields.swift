package import LayoutEngine

/// What `exercise.json` says, key by key.
///
/// The keys, their types and defaults are documented for authors in `Lessons/FORMAT.md`.
struct ExerciseFields: Sendable {
  let title: String
  let kind: Exercise.Kind
  let task: String
  let ruleSet: RuleSet
  let notations: [Notation]
  let swift: SwiftTask?
  private(set) var scene: Scene
  let classNames: [String]
  let designWindow: Size
  let given: [(String, SourcePlace)]
  var windows: [CaseWindow]
  var unshownWindows: [CaseWindow]
  let directions: [LayoutDirection]
  let before: [NamedFrame]
  let edit: Exercise.Edit
  let aim: AimContext.Reading
  private(set) var questions: [Question]
  let log: ExerciseLog?
  let hints: [(text: String, place: SourcePlace)]
  let afterPass: String

  init(_ field: JSONField, log: ExerciseLog? = nil) throws(CourseError) {
    self = try field.object { object throws(CourseError) in
      try ExerciseFields(&object, log: log)
    }
  }

  /// Asks for the other reading of a fact, of the exercise's views and of the logs that it asks about.
  mutating func read(otherwise fact: UnverifiedFact) {
    scene.factReadOtherwise = fact
    questions = questions.map { $0.reading(otherwise: fact) }
  }

  private init(_ object: inout ObjectReader, log: ExerciseLog?) throws(CourseError) {
    // What varies was read before, for nothing else can be read while it does.
    _ = object.optional(ExerciseTemplate.key)
    title = try object.required("title").string()
    kind = try object.required("kind").oneOf(Exercise.Kind.self)
    task = try object.required("task").string()
    ruleSet = try object.optional("ruleSet")?.oneOf(RuleSet.self) ?? .guide
    let reading = try Self.scene(&object, log: log)
    let scene = reading.scene
    self.scene = scene
    classNames = reading.classNames
    let swiftField = object.optional("swift")
    swift = try swiftField.map { field throws(CourseError) in
      try SwiftTaskFields.task(field, scene: scene)
    }
    notations = try Self.notations(object.optional("notations"), kind)
    if notations.contains(.swift), swift == nil {
      throw object.missing("swift")
    }
    if !notations.contains(.swift), let swiftField {
      throw swiftField.misplaced(.onlyForSwift)
    }
    given =
      try object.optional("given")?.array(of: .equations) { line throws(CourseError) in
        (try line.string(), line.json.place)
      } ?? []
    let (shown, unshown) = try Self.windows(
      &object, kind, scene, hasLog: log != nil, takesSwift: swift != nil)
    windows = shown
    unshownWindows = unshown
    try SequelFields.check(swift, in: swiftField, notations, windows: shown + unshown, of: object)
    designWindow = reading.designedIn ?? shown.first?.size ?? Size(width: 320, height: 480)
    directions = try Self.directions(
      object.optional("directions"),
      usual: kind.declaration.isAnsweredByWindow ? [.leftToRight] : nil)
    before =
      try object.optional("before").map { field throws(CourseError) in
        try SceneFields.frames(field, of: scene)
      } ?? []
    edit = try object.optional("edit")?.oneOf(Exercise.Edit.self) ?? .free
    let named = try LogNameFields.log(log, names: object.optional("logNames"))
    self.log = named
    let fields = QuestionFields(
      scene: scene, shown: shown, unshown: unshown, givenLines: given.count, log: named)
    let questions = try object.optional("questions")?.array(of: .says("json.items.questions")) {
      question throws(CourseError) in try fields.question(question)
    }
    self.questions = questions ?? []
    hints = try object.required("hints").array(of: .strings, count: 3) {
      hint throws(CourseError) in (text: try hint.string(), place: hint.json.place)
    }
    afterPass = try object.required("afterPass").string()
    try kind.declaration.refuseKeys(ofOthers: &object)
    aim = try kind.declaration.aim(
      &object,
      AimContext(
        scene: scene, windows: shown + unshown, directions: directions, givenLines: given.count,
        questions: self.questions))
  }

  /// The scene; an exercise that is about its log alone has none to tell.
  private static func scene(
    _ object: inout ObjectReader, log: ExerciseLog?
  ) throws(CourseError) -> SceneFields.Reading {
    if log != nil, !object.has("scene") { return .empty }
    return try SceneFields.scene(object.required("scene"))
  }

  private static func windows(
    _ object: inout ObjectReader, _ kind: Exercise.Kind, _ scene: Scene, hasLog: Bool,
    takesSwift: Bool
  ) throws(CourseError) -> (shown: [CaseWindow], unshown: [CaseWindow]) {
    // What is asked about lines themselves, or about a log, is the same in every window.
    if !kind.declaration.needsWindows || hasLog, !object.has("windows") { return ([], []) }
    let isAnswer = kind.declaration.isAnsweredByWindow
    let shown = try CaseWindowFields.windows(
      object.required("windows"), atLeast: isAnswer ? 1 : 2, scene: scene,
      takesSwift: takesSwift)
    // The window that counts is the answer's.
    if isAnswer { return (shown, []) }
    let unshown = try CaseWindowFields.windows(
      object.required("unshownWindows"), atLeast: 1, scene: scene,
      takesSwift: takesSwift)
    return (shown, unshown)
  }

  private static func notations(
    _ field: JSONField?, _ kind: Exercise.Kind
  ) throws(CourseError) -> [Notation] {
    guard let field else { return [.equations] }
    let notations = try field.array(of: .says("json.items.notations")) {
      notation throws(CourseError) in try notation.oneOf(Notation.self)
    }
    guard !notations.isEmpty, Set(notations).count == notations.count else {
      throw field.mismatch(.says("json.wants.notations"))
    }
    if !kind.declaration.takesSwift, notations.contains(.swift) {
      throw field.mismatch(.says("json.wants.onlyEquations"), found: "swift")
    }
    return notations
  }

  private static func directions(
    _ field: JSONField?, usual: [LayoutDirection]?
  ) throws(CourseError) -> [LayoutDirection] {
    guard let field else { return usual ?? LayoutDirection.allCases }
    let directions = try field.array(of: .directions) { direction throws(CourseError) in
      try direction.oneOf(LayoutDirection.self)
    }
    guard !directions.isEmpty else { throw field.mismatch(.says("json.wants.directions")) }
    return directions
  }
}

extension Scene {
  /// The anchor that is written as `Blue.leading`.
  package func anchor(named words: String) -> Anchor? {
    guard let dot = words.lastIndex(of: "."), let item = id(named: String(words[..<dot])),
      let attribute = Attribute(name: words[words.index(after: dot)...])
    else { return nil }
    return Anchor(item, attribute)
  }
}
