import Course
import Feedback
import Grading
import Terminal

/// One exercise: its task, its drawing, the answer, and what is said about it.
struct ExerciseView: ScreenView {
  let prepared: PreparedExercise
  private(set) var editor: AnswerEditor
  private(set) var window: WindowView
  private(set) var told = AnswerRemarks() { didSet { remark = nil } }
  /// The text that was checked last, and what was said about it.
  private var checked: (text: [Character], told: AnswerRemarks)?
  /// The layouts that the last check speaks of, until something changes.
  private(set) var spoken: [Picture]?
  /// Whether the next letter is a command.
  private(set) var isCommanding = false
  /// What is said about the last key, until the next one.
  private(set) var remark: StyledText?
  /// The hint that is being read, from 1; `nil` once a key does anything else.
  private(set) var hint: Int?
  /// How long the lesson's idea takes to read, before the lesson's first exercise.
  var ideaMinutes: Int?
  /// What stands in place of the drawing until the first key; empty if nothing does.
  var card: [StyledText] = []
  /// Whether the next key says if the starter comes back.
  private var isAskedToRestart = false
  /// Whether the drawing takes rows of a program that is longer than the screen.
  private var isDrawingFirst = false
  /// Whether the blank takes no such letter as the last one.
  private(set) var isRefused = false
  private let notation: Notation

  init(_ prepared: PreparedExercise, _ answer: Answer) {
    self.prepared = prepared
    notation = answer.notation
    window = WindowView(prepared)
    editor = Self.editor(of: prepared.exercise, answer)
    follow()
  }

  var exercise: Exercise { prepared.exercise }

  private static func editor(of exercise: Exercise, _ answer: Answer) -> AnswerEditor {
    let starter = zip(exercise.notations, exercise.starters).first { $0.0 == answer.notation }
    return AnswerEditor(answer.text, starter: exercise.kind.isFilledIn ? starter?.1.text : nil)
  }

  // MARK: What happens outside

  mutating func replace(with answer: Answer) {
    editor = Self.editor(of: exercise, answer)
    told.forget(line: nil)
    follow()
  }

  /// Says something about the answer, or about anything else, which leaves the marks as they are.
  mutating func tell(_ told: AnswerRemarks) { self.told = told.marking(asIn: self.told) }

  mutating func add(_ words: StyledText) { told.add(words) }

  /// Says what a check found, in the window and the direction that it is about, with the cursor where
  /// it can be mended.
  mutating func show(_ check: Check) {
    told = AnswerRemarks(check)
    if told.kind == .notYet, check.findings.answer.text != editor.text {
      told = told.outdated(check.session)
      return told.forget(line: nil)
    }
    checked = (editor.characters, told)
    let pictures = check.told.words.pictures
    switch check.told.words.subject {
    case .witnesses, .named: spoken = pictures
    case .goal, .found, .wantedAndGot, nil: spoken = nil
    }
    if notation == .swift { window.take(LiveLayout(check.findings)) }
    if told.kind == .notYet, let picture = pictures.first {
      window.show(picture.window, picture.direction)
    }
    let part = check.findings.explanation?.diagnosis?.kind
    if let line = told.firstWrong {
      editor.goTo(line: line) { Self.holds(part, between: $0.before, and: $0.after) }
    }
  }

  /// Whether a blank holds the part of a line that a diagnosis names.
  private static func holds(
    _ part: Diagnosis.Kind?, between before: String, and after: String
  ) -> Bool {
    let (sign, rest) = (before.last { $0 != " " } ?? " ", after.first { $0 != " " } ?? " ")
    return switch part {
    case .constant, .sign: sign == "+" || sign == "-"
    case .multiplier, .multiplierInverted: rest == "*" || sign == "*" || sign == "/"
    case .attribute: sign == "."
    case .item: rest == "."
    case .relation, .priority, .extraLine, .missingLine, .unknown, nil: false
    }
  }

  /// Shows a hint in place of what was said.
  mutating func show(hint number: Int, _ context: ScreenContext) {
    let heading = context.text(
      number < exercise.hints.count
        ? FeedbackSentence.hint(number: number) : .says("screen.hint.last"))
    let words = StyledText(heading, .heading) + "  " + StyledText(exercise.hints[number - 1])
    tell(AnswerRemarks(.message, [words]))
    hint = number
  }

  /// Ends what shows for a moment only; `false` if nothing does.
  mutating func settle() -> Bool {
    defer { isRefused = false }
    return isRefused
  }

  private mutating func follow() {
    spoken = nil
    guard notation == .equations, exercise.takesLines else { return window.keepLast() }
    window.take(LiveLayout(editor.text, to: exercise))
  }

  // MARK: Keys

  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep {
    let (takesCommand, read) = (isCommanding, hint)
    (isCommanding, remark, isRefused, card) = (key == .escape && !takesCommand, nil, false, [])
    hint = key == .escape ? read : nil
    if isAskedToRestart {
      (isAskedToRestart, told) = (false, AnswerRemarks().marking(asIn: told))
      if key == .character("y") { return .run(.restart) }
      return .stay
    }
    switch key {
    case .escape: break
    case .character(let letter) where takesCommand && ScreenCommand(rawValue: letter) != nil,
      .alt(.character(let letter)):
      // A hint that is being read is the one after which the next one comes.
      hint = read
      return ScreenCommand(rawValue: letter).map { run($0, context) } ?? .stay
    case .left where read != nil, .right where read != nil:
      turn(to: (read ?? 1) + (key == .left ? -1 : 1), context)
    case .enter where told.kind == .passed: return .run(.next)
    case .enter where editor.hasBlanks || takesCommand, .alt(.enter): return .run(.check)
    case .alt(.left), .alt(.right), .alt(.up), .alt(.down), .shiftAlt(.left), .shiftAlt(.right):
      drag(key)
    case .pageDown, .pageUp: return .run(.page)
    case .character(let letter) where takesOnlyNumbers && (letter.isLetter || letter == "?"):
      isRefused = true
      remark = context.words(.says("screen.onlyNumbers"))
    default: remark = change(context) { $0.edit(key) }
    }
    return .stay
  }

  private mutating func run(_ command: ScreenCommand, _ context: ScreenContext) -> ScreenStep {
    switch command {
    case .restart:
      tell(AnswerRemarks(.message, [context.words(.says("screen.restart"), .strong)]))
      isAskedToRestart = true
    case .undo: change(context) { $0.editor.undo() }
    case .direction: drag(.alt(.character("r")))
    case .drawing: isDrawingFirst.toggle()
    default: return .run(command)
    }
    return .stay
  }

  private mutating func drag(_ key: Key) {
    spoken = nil
    window.take(key)
  }

  /// Turns to another of the hints that were taken.
  private mutating func turn(to number: Int, _ context: ScreenContext) {
    let taken = max(1, context.session.progress[exercise.id].hints)
    show(hint: min(max(number, 1), taken), context)
  }

  /// Changes the answer, which makes what was said about it old, until it is the same again.
  private mutating func change<Result>(
    _ context: ScreenContext, _ edit: (inout Self) -> Result
  ) -> Result {
    let before = editor.characters
    let result = edit(&self)
    guard editor.characters != before else { return result }
    defer { follow() }
    if let checked, checked.text == editor.characters {
      told = checked.told
      return result
    }
    told = told.kind == .passed ? AnswerRemarks() : told.outdated(context.session)
    let lines = [before, editor.characters].map { $0.count { $0 == "\n" } }
    let line = editor.characters[..<editor.cursor].count { $0 == "\n" } + 1
    told.forget(line: lines[0] == lines[1] ? line : nil)
    return result
  }

  /// Does what a key does to the answer.
  ///
  /// - Returns: What the word before the cursor can become, where there are several words.
  private mutating func edit(_ key: Key) -> StyledText? {
    switch key {
    case .backTab: editor.goToBlank(-1)
    case .tab where editor.hasBlanks: editor.goToBlank(1)
    case .tab:
      let isSwift = notation == .swift
      return Completion.complete(
        in: &editor, names: isSwift ? nil : exercise.itemNames, isSwift: isSwift)
    case .up where !proposals.isEmpty: editor.propose(proposals, -1)
    case .down where !proposals.isEmpty: editor.propose(proposals, 1)
    default: editor.take(key)
    }
    return nil
  }

  /// The words of which the answer to the question is one; empty where it is something else.
  private var proposals: [String] { question?.words ?? [] }

  /// The question in whose blank the cursor is.
  private var question: Question? {
    editor.hasBlanks ? exercise.question(behind: editor.surroundings.before) : nil
  }

  /// Whether the blank in which the cursor is takes no letters.
  var takesOnlyNumbers: Bool {
    guard editor.hasBlanks, notation == .equations else { return false }
    let (before, after) = editor.surroundings
    return exercise.takesOnlyNumbers(between: before, and: after)
  }
}

extension ExerciseView {
  /// The rows that the answer and the drawing keep where there is more to say; how many rows a screen
  /// has on which the drawing stands above a program, and how many of them aren't the answer's.
  private static let least = (answer: 4, drawing: 8, tall: 30, others: 22)

  /// Whether the answer is a program, and the screen is too low for its drawing, too.
  private func isCodeFirst(_ rows: Int) -> Bool {
    notation == .swift && rows < Self.least.tall && !isDrawingFirst
  }

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    let answer = AnswerRows(
      editor, told.marks, about: told.line, isRefused: isRefused, columns: columns)
    // The first row has the lesson, the last one the keys, and one is the task's. A drawing that
    // follows the keys matters more than words about an answer that has changed.
    let said = said(context)
    let most = said.kind == .outdated ? max(4, rows - 17) : rows - 3 - answer.leastCount
    let (words, isToldCut) = said.rows(columns: columns, most: max(1, most))
    let parts = parts(answer, words: words.count, columns: columns, rows: rows)
    var drawing = drawing(columns: columns - 2, rows: parts.drawing, context)
    if !drawing.isEmpty { drawing = [StyledText()] + drawing.map { StyledText(" ") + $0 } }
    let room = rows - 2 - words.count
    let (task, isTaskCut) = taskRows(
      columns, most: max(parts.task, room - drawing.count - answer.codeCount))
    let top = [header(columns, context)] + task
    let left = max(1, room - task.count - drawing.count)
    let shown = answer.shown(min(answer.count, left), isProgram: notation == .swift)
    let above = top + drawing + (left > shown.lines.count ? [StyledText()] : [])
    let cursor = ScreenFrame.Place(row: above.count + shown.cursor.row, column: shown.cursor.column)
    return ScreenFrame(
      above + shown.lines, bottom: words,
      keys: (isToldCut || isTaskCut ? [.says("screen.key.more")] : [])
        + keys(columns, isDrawn: !drawing.isEmpty), context,
      cursor: isCommanding ? nil : cursor)
  }

  /// What stands below the answer.
  private func said(_ context: ScreenContext) -> AnswerRemarks {
    if let remark { return AnswerRemarks(.message, [remark]) }
    guard told.kind == .outdated || told.paragraphs.isEmpty, window.looksRight else { return told }
    let key = editor.hasBlanks ? "⏎" : "alt ⏎"
    return AnswerRemarks(.message, [context.words(AnswerWindows.looksRight(key: key), .good)])
  }

  /// The most rows of the task, and the rows for the drawing.
  ///
  /// Words take rows of the answer before they take any of the drawing, whose scale so stays as it
  /// is while messages come and go.
  private func parts(
    _ answer: AnswerRows, words: Int, columns: Int, rows: Int
  ) -> (task: Int, drawing: Int) {
    let isCodeFirst = isCodeFirst(rows)
    let least =
      isCodeFirst
      ? answer.count
      : max(
        answer.leastCount,
        min(answer.count, max(Self.least.answer, rows - Self.least.others)))
    func parts(words: Int) -> (task: Int, drawing: Int) {
      let room = rows - 2 - words
      let most = max(isCodeFirst ? 2 : 1, room - least - (isCodeFirst ? 0 : Self.least.drawing))
      return (most, room - taskRows(columns, most: most).rows.count - least - 2)
    }
    let usual = parts(words: isCodeFirst ? 1 : max(2, min(4, rows - 20)))
    let left = rows - 2 - words - usual.drawing - 1 - taskRows(columns, most: usual.task).rows.count
    return left >= (isCodeFirst ? answer.count : answer.leastCount) ? usual : parts(words: words)
  }

  /// The task, and whether some of it was left out.
  private func taskRows(_ columns: Int, most: Int) -> (rows: [StyledText], isCut: Bool) {
    let rows = StyledText(exercise.task).wrapped(to: columns - 2).map { StyledText(" ") + $0 }
    guard rows.count > most else { return (rows, false) }
    return (rows.prefix(most - 1) + [rows[most - 1].clipped(to: columns - 3) + " …"], true)
  }

  // MARK: The first row and the last

  /// Where one is: the lesson, the exercise, and how much is solved.
  private func header(_ columns: Int, _ context: ScreenContext) -> StyledText {
    let ids = exercise.lesson.exerciseIDs
    let title = context.text(
      ScreenSentence.header(
        number: context.session.number(of: exercise.lesson), title: exercise.lesson.title))
    let dots = ids.map { context.session.progress.isSolved($0) ? "●" : "○" }.joined()
    let place = context.text(ExerciseSentence.place(of: exercise))
    let progress = context.text(
      .says("screen.progress", ["count": context.counts.solved, "total": context.counts.total]))
    let ends = ["\(place)   \(dots)   \(progress)", "\(dots)  \(progress)", dots]
    let end = ends.first { $0.widthInColumns + title.widthInColumns + 5 <= columns } ?? dots
    let left = StyledText(title, .strong).clipped(to: columns - end.widthInColumns - 3)
    let space = max(1, columns - left.widthInColumns - end.widthInColumns - 2)
    return StyledText(" ") + left + StyledText(String(repeating: " ", count: space) + end, .quiet)
  }

  /// What the keys do now, those that matter most first.
  private func keys(_ columns: Int, isDrawn: Bool) -> [Sentence] {
    if isCommanding { return ScreenCommand.sentences }
    if isAskedToRestart { return [.says("screen.key.restart")] }
    if hint != nil { return [.says("screen.key.hints"), .says("screen.key.nextHint")] }
    if told.kind == .passed { return [.says("screen.key.next"), ScreenSentence.commands] }
    let window: Sentence = columns < 60 ? .says("screen.key.drag") : ScreenSentence.window
    let drag = exercise.takesLines ? [window, ScreenSentence.direction] : []
    let minutes = columns < 60 ? nil : ideaMinutes
    let idea = minutes.map { [Sentence.says("screen.key.idea", ["count": $0])] } ?? []
    guard editor.hasBlanks else {
      return [.says("screen.key.altCheck"), ScreenSentence.commands] + idea
        + (isDrawn || !exercise.takesLines ? [] : [.says("screen.key.drawing")])
        + [.says("screen.key.complete")] + (isDrawn ? drag : []) + [ScreenSentence.undo]
    }
    let blank =
      (editor.fields.count > 1 ? [Sentence.says("screen.key.blank")] : [])
      + (proposals.isEmpty ? [] : [.says("screen.key.propose")])
    return [.says("screen.key.check")] + blank + [ScreenSentence.commands] + idea + drag
  }

  // MARK: The drawing

  /// The card of a first start, without its middle paragraphs where there is little room.
  private func cardRows(columns: Int, rows: Int) -> [StyledText]? {
    guard !card.isEmpty else { return nil }
    let short = [card.prefix(1), card.suffix(2)].joined()
    return [card, Array(short)].map { $0.flatMap { $0.wrapped(to: columns) } }
      .first { $0.count <= rows }
  }

  /// The windows; of questions, what they are about.
  private func drawing(columns: Int, rows: Int, _ context: ScreenContext) -> [StyledText] {
    guard rows > 3 else { return [] }
    if let card = cardRows(columns: columns, rows: rows) { return card }
    let (legend, signs) = (context.session.legend, context.session.surroundings.settings.signs)
    let isPassed = told.kind == .passed
    let windows = spoken == nil ? window.pictures(context) : []
    guard windows.isEmpty else {
      return PictureRow(
        windows: windows, tabs: window.tabs(context, isPassed: isPassed), legend: legend,
        signs: signs
      ).lines(columns: columns, rows: rows)
    }
    let before = isPassed && exercise.isQuestions ? prepared.goal : prepared.shown?.picture
    let pictures = spoken ?? before?.titled(in: context.session.course.strings) ?? []
    guard !pictures.isEmpty else { return reference(columns: columns, rows: rows, context) }
    let titled = pictures.map {
      PictureRow.Window(title: StyledText($0.title, .quiet), picture: $0)
    }
    return PictureRow(windows: titled, legend: legend, signs: signs).lines(
      columns: columns, rows: rows)
  }
}

extension ExerciseView {
  /// What the question in which the cursor is refers to, and the words to answer it with.
  private func reference(columns: Int, rows: Int, _ context: ScreenContext) -> [StyledText] {
    guard exercise.isQuestions else { return [] }
    var page = Page(columns: columns)
    if exercise.questions.contains(where: \.isAboutTree) {
      for line in TreeDrawing.lines(of: exercise.scene) { page.verbatim(line, indent: 2) }
    }
    if let log = exercise.log {
      LogPage(session: context.session, log: log)
        .add(withNames: exercise.questions.contains(where: \.isEquation), to: &page)
    }
    page.gap()
    for line in question?.listing ?? [] { page.paragraph(StyledText(line, .code), indent: 2) }
    if let words = question?.words, !words.isEmpty {
      let list = Sentence.says("screen.words", ["words": words.joined(separator: ", ")])
      page.paragraph(context.words(list, .quiet), indent: 2)
    }
    let lines = page.lines.drop { $0.isEmpty }
    return lines.count <= rows ? Array(lines) : lines.prefix(rows - 2) + lines.suffix(2)
  }
}

extension ScreenCommand {
  /// What the keys of the commands mean, those that matter most first.
  fileprivate static var sentences: [Sentence] {
    [
      .says("screen.key.checkLetter"), .says("screen.key.undoLetter"), .says("screen.key.hint"),
      .says("screen.key.quit"), .says("screen.key.keys"),
      .says("screen.key.lesson"), .says("screen.key.list"), .says("screen.key.skip"),
      .says("screen.key.editor"), .says("screen.key.sandbox"), .says("screen.key.restartLetter"),
    ]
  }
}
