import Course
import Feedback
import Grading

extension ExerciseView {
  /// The most rows of each part.
  private static let most = (task: 3, told: 4, passed: 7)
  /// The rows that the answer keeps, however large the drawing is.
  private static let leastAnswer = 4
  /// The rows that all but the task and what is said need.
  private static let leastOthers = 14

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    let (told, isToldCut) = told.rows(
      columns: columns, most: told.kind == .passed ? Self.most.passed : Self.most.told)
    let spareRows = columns < 80 ? rows - told.count - Self.leastOthers : 0
    let task = taskRows(columns, most: max(Self.most.task, spareRows))
    let isCut = isToldCut || task.last?.text.hasSuffix(" …") == true
    let top = [header(columns, context)] + task
    let answer = AnswerRows(editor, self.told.marks, columns: columns)
    // The last row has the keys.
    let room = rows - top.count - told.count - 1
    let least = min(answer.filledCount, Self.leastAnswer)
    var drawing = drawing(columns: columns - 2, rows: room - least - 2, context)
    if !drawing.isEmpty { drawing = [StyledText()] + drawing.map { StyledText(" ") + $0 } }
    let left = max(1, room - drawing.count)
    let shown = answer.shown(min(answer.count, left))
    let spare = left - shown.lines.count
    let above = top + drawing + (spare > 0 ? [StyledText()] : [])
    let cursor = ScreenFrame.Place(
      row: above.count + shown.cursor.row, column: shown.cursor.column)
    let gap = Array(repeating: StyledText(), count: max(0, spare - 1))
    let lines = (above + shown.lines + gap + told).prefix(rows - 1)
    return ScreenFrame(lines + [keys(columns, isCut, context)], cursor: isCommanding ? nil : cursor)
  }

  /// The task; where the screen is narrow it may have the rows that nothing else needs.
  private func taskRows(_ columns: Int, most: Int) -> [StyledText] {
    let rows = StyledText(exercise.task).wrapped(to: columns - 2).map { StyledText(" ") + $0 }
    guard rows.count > most else { return rows }
    return rows.prefix(most - 1) + [rows[most - 1].clipped(to: columns - 3) + " …"]
  }

  // MARK: The first row and the last

  /// Where one is: the lesson, the exercise, and how much is solved.
  private func header(_ columns: Int, _ context: ScreenContext) -> StyledText {
    let ids = exercise.lesson.exerciseIDs
    let number = (ids.firstIndex(of: exercise.id) ?? 0) + 1
    let title = context.text(
      ScreenSentence.header(
        number: context.session.number(of: exercise.lesson), title: exercise.lesson.title))
    let dots = ids.map { context.session.progress.isSolved($0) ? "●" : "○" }.joined()
    let place = context.text(
      .says("screen.place", ["number": .count(number), "total": .count(ids.count)]))
    let progress = context.text(
      .says(
        "screen.progress",
        ["count": .count(context.counts.solved), "total": .count(context.counts.total)]))
    let ends = ["\(place)   \(dots)   \(progress)", "\(dots)  \(progress)", dots]
    let end = ends.first { $0.widthInColumns + title.widthInColumns + 5 <= columns } ?? dots
    let left = StyledText(title, .strong).clipped(to: columns - end.widthInColumns - 3)
    let space = max(1, columns - left.widthInColumns - end.widthInColumns - 2)
    return StyledText(" ") + left + StyledText(String(repeating: " ", count: space) + end, .quiet)
  }

  /// The keys that mean something now, as many as there is room for.
  private func keys(_ columns: Int, _ isCut: Bool, _ context: ScreenContext) -> StyledText {
    let keys = (isCut ? [.says("screen.key.more")] : []) + self.keys
    var line = StyledText()
    for key in keys {
      let longer = line + StyledText((line.isEmpty ? " " : "  ") + context.text(key), .quiet)
      if longer.widthInColumns <= columns { line = longer }
    }
    return line
  }

  /// What the keys do now, those that matter most first.
  private var keys: [Sentence] {
    if isCommanding { return ScreenCommand.sentences }
    if told.kind == .passed { return [.says("screen.key.next"), ScreenSentence.commands] }
    let drag = exercise.takesLines ? [Sentence.says("screen.key.drag")] : []
    guard editor.hasBlanks else {
      return [.says("screen.key.altCheck"), ScreenSentence.commands, .says("screen.key.complete")]
        + drag + [.says("screen.key.undo")]
    }
    let blank = editor.fields.count > 1 ? [Sentence.says("screen.key.blank")] : []
    return [.says("screen.key.check")] + blank
      + (takesOnlyNumbers ? drag + ScreenCommand.sentences : [ScreenSentence.commands] + drag)
  }

  // MARK: The drawing

  /// The windows; of questions, what they are about.
  private func drawing(columns: Int, rows: Int, _ context: ScreenContext) -> [StyledText] {
    guard rows > 3 else { return [] }
    let (legend, signs) = (context.session.legend, context.session.surroundings.settings.signs)
    let windows = spoken == nil ? window.pictures(context) : []
    guard windows.isEmpty else {
      return PictureRow(windows: windows, tabs: window.tabs(context), legend: legend, signs: signs)
        .lines(columns: columns, rows: rows)
    }
    let isPassed = told.kind == .passed
    let before = isPassed && exercise.isQuestions ? prepared.goal : prepared.shown?.picture
    guard let picture = spoken ?? before, !picture.layouts.isEmpty
    else { return reference(columns: columns, rows: rows, context) }
    let titles = zip(picture.drawn, picture.titles).map { drawn, title in
      PictureRow.Window(title: StyledText(context.text(title), .quiet), picture: drawn.picture)
    }
    return PictureRow(windows: titles, legend: legend, signs: signs).lines(
      columns: columns, rows: rows)
  }
}

extension ExerciseView {
  /// What the question in which the cursor is refers to, and the words to answer it with.
  private func reference(columns: Int, rows: Int, _ context: ScreenContext) -> [StyledText] {
    guard exercise.isQuestions else { return [] }
    var page = Page(columns: columns)
    let before = editor.surroundings.before
    let question = exercise.questions.first { before.hasPrefix("\($0.name):") }
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
      let list = Sentence.says("screen.words", ["words": .text(words.joined(separator: ", "))])
      page.paragraph(StyledText(context.text(list), .quiet), indent: 2)
    }
    let lines = page.lines.drop { $0.isEmpty }
    return lines.count <= rows ? Array(lines) : lines.prefix(rows - 2) + lines.suffix(2)
  }
}

extension ScreenCommand {
  /// What the keys of the commands mean, those that matter most first.
  fileprivate static var sentences: [Sentence] {
    [
      .says("screen.key.hint"), .says("screen.key.quit"), .says("screen.key.keys"),
      .says("screen.key.lesson"), .says("screen.key.list"), .says("screen.key.skip"),
      .says("screen.key.editor"), .says("screen.key.sandbox"),
    ]
  }
}
