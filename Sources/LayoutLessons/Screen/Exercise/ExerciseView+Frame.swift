import Course
import Feedback
import Grading

extension ExerciseView {
  /// The rows of each part, the lowest part first where there isn't room for all.
  private static let most = (task: 3, told: 4, passed: 7, answer: 12)

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    let task = StyledText(exercise.task).wrapped(to: columns - 2)
    var lines = [header(columns, context)]
    lines += task.prefix(Self.most.task).map { StyledText(" ") + $0 }
    if task.count > Self.most.task, let last = lines.popLast() {
      lines.append(last.clipped(to: columns - 3) + " …")
    }
    let told = told.rows(
      columns: columns, most: told.kind == .passed ? Self.most.passed : Self.most.told,
      more: StyledText(context.text(.says("screen.more")), .quiet))
    let tabs = window.tabs(context)
    // The keys, and the tabs of the windows where they have a row of their own.
    let room = rows - lines.count - told.count - 1
    let answer = AnswerRows(editor, told.isEmpty ? [:] : self.told.marks)
    let answerRows = min(answer.count, max(3, min(Self.most.answer, room - min(room / 2, 9))))
    var drawing = drawing(columns: columns - 2, rows: room - answerRows - 2, context)
    if !drawing.isEmpty, !tabs.isEmpty, drawing.count + answerRows + 3 <= room {
      drawing.insert(tabs, at: 0)
    }
    if !drawing.isEmpty { lines += [StyledText()] + drawing.map { StyledText(" ") + $0 } }
    let space = max(0, room - answerRows - drawing.count - (drawing.isEmpty ? 0 : 1))
    if space > 0 { lines.append(StyledText()) }
    let shown = answer.rows(columns: columns, rows: answerRows)
    let cursor = ScreenFrame.Place(
      row: lines.count + shown.cursor.row, column: shown.cursor.column)
    lines += shown.lines
    let gap = max(0, rows - lines.count - told.count - 1)
    lines += Array(repeating: StyledText(), count: gap) + told
    lines = Array(lines.prefix(rows - 1)) + [keys(columns, context)]
    return ScreenFrame(lines, cursor: isCommanding ? nil : cursor)
  }

  // MARK: The first row and the last

  /// Where one is: the lesson, the exercise, and how much is solved.
  private func header(_ columns: Int, _ context: ScreenContext) -> StyledText {
    let ids = exercise.lesson.exerciseIDs
    let number = (ids.firstIndex(of: exercise.id) ?? 0) + 1
    let title = context.text(
      .says(
        "screen.header",
        [
          "number": .count(context.session.number(of: exercise.lesson)),
          "title": .text(exercise.lesson.title),
        ]))
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
  private func keys(_ columns: Int, _ context: ScreenContext) -> StyledText {
    var keys: [Sentence] = []
    let commands = Sentence.says("screen.keys.commands")
    if isCommanding {
      keys = [commands, .says("screen.keys.commands.short")]
    } else if told.kind == .passed {
      keys = [.says("screen.keys.passed"), .says("screen.keys.passed.short")]
    } else if takesOnlyNumbers {
      keys = [.says("screen.keys.number"), .says("screen.keys.number.short")]
    } else if editor.hasBlanks {
      keys = [.says("screen.keys.blanks"), .says("screen.keys.blanks.short")]
    } else {
      keys = [.says("screen.keys.editor"), .says("screen.keys.editor.short")]
    }
    let texts = keys.map { StyledText(" ") + StyledText(context.text($0), .quiet) }
    return (texts.first { $0.widthInColumns <= columns } ?? texts[texts.count - 1])
      .clipped(to: columns)
  }

  // MARK: The drawing

  /// The windows; of questions, what they are about.
  private func drawing(columns: Int, rows: Int, _ context: ScreenContext) -> [StyledText] {
    guard rows > 3 else { return [] }
    let legend = (
      wanted: context.text(.says("screen.wanted")), yours: context.text(.says("screen.yours"))
    )
    let windows = window.pictures(context)
    guard windows.isEmpty else {
      return PictureRow(windows: windows, legend: legend).lines(columns: columns, rows: rows)
    }
    let isPassed = told.kind == .passed
    guard let picture = isPassed && exercise.isQuestions ? prepared.goal : prepared.shown?.picture,
      !picture.layouts.isEmpty
    else { return [] }
    let titles = zip(picture.layouts, picture.titles).map { layout, title in
      PictureRow.Window(
        title: StyledText(context.text(title), .quiet),
        picture: LayoutPicture(
          window: layout.layoutCase.window, direction: layout.layoutCase.direction,
          yours: layout.views))
    }
    return PictureRow(windows: titles, legend: legend).lines(columns: columns, rows: rows)
  }
}
