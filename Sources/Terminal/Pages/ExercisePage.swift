package import Course
import Feedback
package import Grading
import LayoutEngine

package struct ExercisePage {
  package let session: Session
  package let prepared: PreparedExercise
  package let answer: String
  /// The command that shows the page.
  package var command = "next"
  /// Whether it ends with the windows in which an answer is checked.
  package var namesWindows = true
  /// Whether one blank is asked about, not the whole exercise.
  private var isReview = false

  /// Takes an exercise, and the text of the learner's file; the starter if there is none.
  package init(session: Session, prepared: PreparedExercise, answer: String? = nil) {
    (self.session, self.prepared) = (session, prepared)
    self.answer = answer ?? prepared.exercise.starter.text
  }

  /// Takes the exercise of a review, of which one blank is asked.
  package init(session: Session, reviewing item: ReviewItem) {
    (self.session, prepared, answer) = (session, item.prepared, item.text)
    (command, isReview) = ("review", true)
  }

  private var exercise: Exercise { prepared.exercise }

  /// All that is told of the exercise itself.
  package func lines(columns: Int) -> [StyledText] {
    var page = FittedPage(columns: columns)
    add(to: &page)
    return page.lines(rows: nil)
  }

  /// Adds the exercise, the learner's file and how to go on.
  package func add(to page: inout FittedPage, workspace: Workspace) {
    add(to: &page)
    let columns = page.columns
    let blanks = answer.sourceLines.filter {
      $0.contains(Notation.blank) && !$0.hasPrefix("//")
    }
    // Without a blank to show, a few lines of code say little; a line of its own says nothing.
    let isAsked = blanks.contains { $0 != Notation.blank }
    page.add(isAsked ? .blank : .file, least: isAsked ? blanks.count + 1 : 8) {
      excerpt(rows: $0, columns: columns)
    }
    page.add { addCommands(to: &$0, workspace: workspace) }
  }

  package func add(to page: inout FittedPage) {
    page.add { addTask(to: &$0) }
    addGiven(to: &page)
    for (name, lines) in exercise.namedLines {
      addListing(ExerciseSentence.layout(named: name), lines, .asked, to: &page)
    }
    if let log = exercise.log {
      page.add(.asked, least: 6, seeAll: command, session) {
        LogPage(session: session, log: log).add(
          withNames: exercise.questions.contains(where: \.isEquation), to: &$0)
      }
    }
    addQuestions(to: &page)
    addGoal(to: &page)
    addCases(to: &page)
  }

  private func addTask(to page: inout Page) {
    let ids = exercise.lesson.exerciseIDs
    let number = (ids.firstIndex(of: exercise.id) ?? 0) + 1
    let title = "\(exercise.title) (\(exercise.id))"
    var header = Sentence.says(
      "command.exercise.header",
      ["number": .count(number), "total": .count(ids.count), "title": .text(title)])
    var task = exercise.task
    if isReview {
      header = ReviewSentence.title(
        of: exercise.lesson, number: session.number(of: exercise.lesson))
      task = session.text(ReviewSentence.task(task, of: title))
    }
    page.paragraph(session.words(header, .heading))
    page.gap()
    page.paragraph(StyledText(task))
  }

  private func addCases(to page: inout FittedPage) {
    guard exercise.takesLines, namesWindows, !isReview else { return }
    page.add(.remark, least: 3, seeAll: command, session) {
      $0.paragraph(
        session.words(.says("command.checkedIn", ["windows": exercise.windowList]), .quiet))
    }
  }

  /// The questions to answer: all, or the one of a review.
  private var asked: [Question] {
    isReview
      ? exercise.questions.filter { answer.contains("\($0.name): ___") } : exercise.questions
  }

  /// The questions that are about lines or attributes, with the words to answer with.
  private func addQuestions(to page: inout FittedPage) {
    if exercise.questions.contains(where: \.isAboutTree) {
      page.add(.asked, least: 6, seeAll: command, session) {
        for line in TreeDrawing.lines(of: exercise.scene) { $0.verbatim(line, indent: 4) }
      }
    }
    let columns = page.columns
    func listing(_ rows: Int?) -> [StyledText] {
      var part = Page(columns: columns)
      addQuestionLines(isShort: rows != nil, to: &part)
      return session.cut(part.lines, to: rows, seeAll: command)
    }
    page.add(.blank, least: listing(.max).count, listing)
    page.add { addAnswerWords(to: &$0) }
  }

  /// The lines that are asked about, each in its own row or those of a question in one.
  private func addQuestionLines(isShort: Bool, to page: inout Page) {
    let shown = asked.filter { $0.lines != nil }
    let width = shown.map(\.name.widthInColumns).max() ?? 0
    for question in shown {
      var lines = question.listing.map { StyledText(isShort ? Self.short($0) : $0, .code) }
      if let layoutCase = question.layoutCase {
        lines.insert(StyledText(PicturePage(session: session).title(of: layoutCase), .quiet), at: 0)
      }
      if isShort { lines = [lines.joined(separator: "   ")] }
      var name = question.name
      for line in lines {
        page.paragraph(
          "\(name, .strong)\(name.spaces(to: width + 2))" + line, indent: 4, hanging: width + 10)
        name = ""
      }
    }
  }

  /// The words to answer with, where the questions show something or are about a log.
  private func addAnswerWords(to page: inout Page) {
    let lists = asked.filter {
      ($0.lines != nil || $0.isAboutLog || $0.isAboutTree) && !$0.showsItsWords
    }.map(\.words).filter { !$0.isEmpty }
    var seen: Set<[String]> = []
    for words in lists where seen.insert(words).inserted {
      page.paragraph(
        session.words(
          .says("command.answerWith", ["words": words.joined(separator: ", ")]), .quiet))
    }
  }

  private func addCommands(to page: inout Page, workspace: Workspace) {
    var rows = ((try? workspace.files(of: exercise)) ?? []).enumerated().map { index, file in
      (
        index == 0 ? Sentence.says("command.edit") : .says("command.edit.or"),
        session.surroundings.shortened(file)
      )
    }
    rows += [
      (CommandSentence.then, session.command("check")),
      (CommandSentence.stuck, session.command("hint")),
    ]
    if exercise.lesson.exerciseIDs.first == exercise.id {
      rows.append((.says("command.lesson"), session.command("show")))
    }
    page.labelled(rows.map { (session.text($0), $1) })
  }

  private func addGiven(to page: inout FittedPage) {
    guard !exercise.given.isEmpty else { return }
    addListing(ExerciseSentence.given(exercise), exercise.given, .given, to: &page)
  }

  /// Adds lines below a caption; where there are few rows, several short ones to a row.
  private func addListing(
    _ caption: Sentence, _ lines: [GivenLine], _ rank: FittedPage.Rank, to page: inout FittedPage
  ) {
    let columns = page.columns
    let short = columnsOfShortLines(lines, width: columns - 4)
    page.add(rank, least: min(4, short.count + 1), full: short.count + 1) { rows in
      var part = Page(columns: columns)
      part.paragraph(session.words(caption))
      if rows == nil { part.gap() }
      if let rows, lines.count >= rows {
        part.add(short.map { StyledText("    ") + $0 })
      } else {
        part.addListing(lines.map(\.text).joined(separator: "\n"))
      }
      return session.cut(part.lines, to: rows, seeAll: command)
    }
  }

  /// An equation without the `1.0 *`, `+ 0.0` and `.0` that say nothing.
  private static func short(_ equation: String) -> String {
    String(
      "\(equation) ".replacing(" 1.0 * ", with: " ").replacing(" + 0.0 ", with: " ")
        .replacing(".0 ", with: " ").dropLast())
  }

  private func columnsOfShortLines(_ lines: [GivenLine], width: Int) -> [StyledText] {
    let short = lines.map { Self.short($0.text) }
    let widest = short.map(\.widthInColumns).max() ?? 0
    let number = max(1, (width + 3) / (widest + 3))
    let height = (short.count + number - 1) / number
    return (0..<height).map { row in
      let cells = stride(from: row, to: short.count, by: height).map { index in
        short[index] + short[index].spaces(to: widest)
      }
      return StyledText(cells.joined(separator: "   ")[...].trimmed, .code)
    }
  }

  /// The learner's file around its blanks, or from its first line of code on.
  ///
  /// Questions that the page shows aren't shown twice.
  private func excerpt(rows: Int?, columns: Int) -> [StyledText] {
    guard exercise.questions.allSatisfy({ $0.lines == nil }) else { return [] }
    var lines = answer.sourceLines.map(String.init)
    if lines.last == "" { lines.removeLast() }
    let isCode = { (line: String) in
      let text = line.drop { $0.isWhitespace }
      return !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix("import ")
    }
    let code = lines.indices.filter { isCode(lines[$0]) }
    let blanks = code.filter { lines[$0].contains(Notation.blank) }
    func listing(_ shown: [Int]) -> [StyledText] {
      var page = Page(columns: columns)
      let numbers = Sentence.says(
        "command.excerpt",
        [
          "first": (shown.first ?? 0) + 1, "shown": shown.count,
          "count": lines.count,
        ])
      page.paragraph(session.words(numbers))
      page.addListing(shown.map { lines[$0] }.joined(separator: "\n"))
      return page.lines
    }
    let whole = { (marked: [Int]) in Array((marked.first ?? 0)..<(marked.last ?? -1) + 1) }
    // Lines to repair or to complete are read together, where there is room for all of them.
    let isTogether = blanks.isEmpty || [.repair, .complete].contains(exercise.kind)
    let choices = (isTogether ? [whole(code)] : []) + [whole(blanks), blanks]
    let fits = { (shown: [Int]) in rows.map { listing(shown).count <= $0 } ?? true }
    var shown = choices.first { !$0.isEmpty && fits($0) } ?? (blanks.isEmpty ? whole(code) : blanks)
    while shown.count > 1, !fits(shown) { shown.removeLast() }
    return shown.isEmpty ? [] : Array(listing(shown).prefix(rows ?? .max))
  }

  /// A prediction's drawing would give the numbers away; it is shown after passing.
  private func addGoal(to page: inout FittedPage) {
    if let (caption, picture) = prepared.shown {
      add(picture, below: session.course.strings.text(caption), to: &page)
    } else if !exercise.isQuestions, prepared.expectation.frames != nil {
      add(prepared.goal, below: session.text(ExerciseSentence.goal), to: &page)
    }
  }

  private func add(_ shown: Pictures, below caption: String, to page: inout FittedPage) {
    let columns = page.columns
    let view = PicturePage(session: session)
    let pictures = shown.titled(in: session.course.strings)
    let usual = view.usualRows(of: pictures, shown.subject, columns: columns)
    // The drawing's own line says what it is, too.
    let isTitled = prepared.shown != nil
    let least = (isTitled ? 7 : 5) + (pictures.count > 2 ? 1 : 0)
    // The caption stands above it, and below it what isn't drawn.
    page.add(.drawing, least: least, full: usual + 3) { rows in
      var (part, left) = (Page(columns: columns), pictures.count)
      for below in [0, 1] where left > 0 && rows ?? least >= least {
        part = Page(columns: columns)
        if rows == nil || isTitled { part.paragraph(StyledText(caption)) }
        // An empty line stands between a caption and its drawing.
        let above = part.lines.isEmpty ? 0 : part.lines.count + 1
        left = view.add(
          pictures, shown.subject, rows: rows.map { $0 - above - below }, to: &part)
      }
      if left > 0 {
        let more = Sentence.says(
          "command.drawings",
          ["count": .count(left), "command": .text(session.command("\(command) --all"))])
        part.add([StyledText("  ") + session.styled(more).whenPlain(.quiet)])
      }
      return part.lines
    }
  }
}

/// The log that an exercise is about, with its lines numbered so that one can speak of them.
package struct LogPage {
  package let session: Session
  package let log: ExerciseLog

  package init(session: Session, log: ExerciseLog) {
    self.session = session
    self.log = log
  }

  /// Adds every report, and the names that equations about it use if those are asked for.
  package func add(withNames: Bool, to page: inout Page) {
    page.gap()
    page.paragraph(session.words(ExerciseSentence.log))
    let width = String(log.lines.upperBound - 1).count
    for report in log.reports {
      page.gap()
      for (line, entry) in zip(report.lines, report.entries) {
        add(entry.text, numbered: line, width: width, to: &page)
      }
      if let line = report.brokenLine {
        page.gap()
        page.paragraph(session.words(.says("command.log.broken", ["line": line])))
      }
    }
    if withNames { addNames(to: &page) }
  }

  /// Adds an entry; what doesn't fit goes on below, further in than any number.
  private func add(_ text: String, numbered line: Int, width: Int, to page: inout Page) {
    let number = String(line)
    let indent = page.columns < Self.wide ? 2 : 4
    page.paragraph(
      "\(number.spaces(to: width))\(number, .strong)  " + Self.breakable(text), indent: indent,
      hanging: indent == 2 ? 4 : width + 8)
  }

  /// From this width on there is room for indents.
  private static let wide = 60

  /// An entry that can be broken between a class and its address, where a line is too short for both.
  private static func breakable(_ text: String) -> StyledText {
    text.split(separator: ":0x", omittingEmptySubsequences: false).enumerated().map {
      index, piece in
      StyledText(index == 0 ? String(piece) : ":0x\(piece)", .code)
    }.joined()
  }

  private func addNames(to page: inout Page) {
    var rows: [(name: String, printed: String)] = []
    for report in log.reports {
      for item in report.items {
        let name = report.scene[item.id].name
        let printed = [item.className, item.address].compactMap { $0 }.joined(separator: ":")
        if !rows.contains(where: { $0.name == name }), name != printed {
          rows.append((name, printed))
        }
      }
    }
    guard !rows.isEmpty else { return }
    page.gap()
    page.paragraph(session.words(.says("command.log.names")))
    page.gap()
    let width = rows.map(\.name.widthInColumns).max() ?? 0
    for row in rows {
      page.paragraph(
        "\(row.name, .code)\(row.name.spaces(to: width + 2))\(row.printed, .quiet)", indent: 4,
        hanging: width + 6)
    }
  }
}
