import Course
import Feedback
import Grading
import Terminal

/// One exercise: its task, its drawing, the answer, and what is said about it.
struct ExerciseView: ScreenView {
  let prepared: PreparedExercise
  /// The file's text, with the cursor.
  private(set) var editor: AnswerEditor
  private(set) var window: WindowView
  private(set) var told = Told() { didSet { remark = nil } }
  /// The layouts that the last check speaks of, until something changes.
  private(set) var spoken: [Picture]?
  /// Whether the next letter is a command.
  private(set) var isCommanding = false
  /// What is said about the last key, until the next one.
  private(set) var remark: StyledText?
  private let notation: Notation

  /// Shows an exercise with an answer to it.
  init(_ prepared: PreparedExercise, _ answer: Answer) {
    self.prepared = prepared
    notation = answer.notation
    window = WindowView(prepared)
    editor = Self.editor(of: prepared.exercise, answer)
    follow()
  }

  var exercise: Exercise { prepared.exercise }

  private static func editor(of exercise: Exercise, _ answer: Answer) -> AnswerEditor {
    let isFilled = [.fill, .predict, .choose, .tellApart].contains(exercise.kind)
    let starter = zip(exercise.notations, exercise.starters).first { $0.0 == answer.notation }
    return AnswerEditor(answer.text, starter: isFilled ? starter?.1.text : nil)
  }

  // MARK: What happens outside

  /// Takes a text that another program wrote.
  mutating func replace(with answer: Answer) {
    editor = Self.editor(of: exercise, answer)
    told.forget(line: nil)
    follow()
  }

  /// Says something about the answer, or about anything else, which leaves the marks as they are.
  mutating func tell(_ told: Told) { self.told = told.marking(asIn: self.told) }

  /// Says something more.
  mutating func add(_ words: StyledText) { told.add(words) }

  /// Shows what a check has found.
  mutating func show(_ check: Check) {
    told = Told(check)
    switch check.told.words.subject {
    case .witnesses, .named: spoken = check.told.words.pictures
    case .goal, .found, .wantedAndGot, nil: spoken = nil
    }
    if notation == .swift { window.take(LiveLayout(check.findings)) }
  }

  /// Lets the drawing follow the text.
  private mutating func follow() {
    spoken = nil
    guard notation == .equations, exercise.takesLines else { return }
    window.take(LiveLayout(editor.text, to: exercise))
  }

  // MARK: Keys

  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep {
    let takesCommand = isCommanding
    (isCommanding, remark) = (key == .escape && !takesCommand, nil)
    switch key {
    case .escape: break
    case .character(let letter) where takesCommand && ScreenCommand(rawValue: letter) != nil,
      .alt(.character(let letter)):
      return ScreenCommand(rawValue: letter).map { run($0) } ?? .stay
    case .enter where told.kind == .passed: return .run(.next)
    case .enter where editor.hasBlanks, .alt(.enter): return .run(.check)
    case .alt(.left), .alt(.right), .alt(.up), .alt(.down), .shiftAlt(.left), .shiftAlt(.right):
      drag(key)
    case .pageDown, .pageUp: return .run(.page)
    case .character(let letter) where takesOnlyNumbers && (letter.isLetter || letter == "?"):
      remark = StyledText(context.text(.says("screen.onlyNumbers")))
    default: edit(key)
    }
    return .stay
  }

  private mutating func run(_ command: ScreenCommand) -> ScreenStep {
    switch command {
    case .undo:
      editor.undo()
      follow()
    case .direction: drag(.alt(.character("r")))
    default: return .run(command)
    }
    return .stay
  }

  private mutating func drag(_ key: Key) {
    spoken = nil
    window.take(key)
  }

  private mutating func edit(_ key: Key) {
    let before = editor.characters
    var choices: StyledText?
    defer { remark = choices }
    switch key {
    case .backTab: editor.goToBlank(-1)
    case .tab where editor.hasBlanks: editor.goToBlank(1)
    case .tab:
      let isSwift = notation == .swift
      choices = Completion.complete(
        in: &editor, names: isSwift ? nil : exercise.itemNames, isSwift: isSwift)
    default: editor.take(key)
    }
    guard editor.characters != before else { return }
    told = told.kind == .passed ? Told() : told.outdated
    let lines = [before, editor.characters].map { $0.count { $0 == "\n" } }
    let line = editor.characters[..<editor.cursor].count { $0 == "\n" } + 1
    told.forget(line: lines[0] == lines[1] ? line : nil)
    follow()
  }

  /// Whether the blank in which the cursor is takes no letters.
  ///
  /// A distance does, behind a plus or a minus at the end of its line, and so does a factor.
  var takesOnlyNumbers: Bool {
    guard editor.hasBlanks, notation == .equations else { return false }
    let (before, after) = editor.surroundings
    if exercise.isQuestions {
      return exercise.questions.first { before.hasPrefix("\($0.name):") }?.isAboutNumber ?? false
    }
    let (sign, rest) = (before.last { $0 != " " }, after.first { $0 != " " })
    if sign == "+" || sign == "-" { return rest == nil || rest == "/" || rest == "#" }
    return sign == "=" && rest == "*"
  }
}

extension Question {
  fileprivate var isAboutNumber: Bool { if case .number = form { true } else { false } }
}
