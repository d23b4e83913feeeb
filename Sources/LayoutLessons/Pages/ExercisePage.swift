import Course
import Feedback
import Grading

/// An exercise as the learner sees it before answering.
struct ExercisePage {
  let session: Session
  let prepared: PreparedExercise

  private var exercise: Exercise { prepared.exercise }

  /// Adds the task, the given constraints and the layout to reach.
  func add(to page: inout Page) {
    page.gap()
    let ids = exercise.lesson.exerciseIDs
    let number = (ids.firstIndex(of: exercise.id) ?? 0) + 1
    page.paragraph(
      StyledText(
        session.text(
          .says(
            "command.exercise.header",
            [
              "number": .count(number), "total": .count(ids.count),
              "title": .text("\(exercise.title) (\(exercise.id))"),
            ])),
        .heading))
    page.gap()
    page.paragraph(StyledText(exercise.task))
    addGiven(to: &page)
    addNamedLines(to: &page)
    addLog(to: &page)
    addQuestions(to: &page)
    addGoal(to: &page)
    addCases(to: &page)
  }

  private func addLog(to page: inout Page) {
    guard let log = exercise.log else { return }
    LogPage(session: session, log: log).add(
      withNames: exercise.questions.contains(where: \.isEquation), to: &page)
  }

  private func addCases(to page: inout Page) {
    guard exercise.takesLines else { return }
    page.gap()
    page.paragraph(
      StyledText(session.text(.says("command.checkedIn", ["windows": exercise.windowList])), .quiet)
    )
  }

  /// The questions that are about lines or attributes, with the words to answer with.
  private func addQuestions(to page: inout Page) {
    addTree(to: &page)
    addQuestionLines(to: &page)
    addAnswerWords(to: &page)
  }

  private func addTree(to page: inout Page) {
    guard exercise.questions.contains(where: \.isAboutTree) else { return }
    page.gap()
    for line in TreeDrawing.lines(of: exercise.scene) { page.verbatim(line, indent: 4) }
  }

  private func addQuestionLines(to page: inout Page) {
    let shown = exercise.questions.filter { $0.lines != nil }
    guard !shown.isEmpty else { return }
    page.gap()
    let width = shown.map(\.name.widthInColumns).max() ?? 0
    for question in shown {
      var lines = question.listing.map { StyledText($0, .code) }
      if let layoutCase = question.layoutCase {
        lines.insert(StyledText(PicturePage(session: session).title(of: layoutCase), .quiet), at: 0)
      }
      var name = question.name
      for line in lines {
        let padding = String(repeating: " ", count: width - name.widthInColumns + 2)
        page.paragraph(
          "\(name, .strong)\(padding)" + line, indent: 4, hanging: width + 10)
        name = ""
      }
    }
  }

  /// The words to answer with, where the questions show something or are about a log.
  private func addAnswerWords(to page: inout Page) {
    let lists = exercise.questions.filter {
      ($0.lines != nil || $0.isAboutLog || $0.isAboutTree) && !$0.showsItsWords
    }.map(\.words).filter { !$0.isEmpty }
    guard !lists.isEmpty else { return }
    page.gap()
    var seen: Set<[String]> = []
    for words in lists where seen.insert(words).inserted {
      page.paragraph(
        StyledText(
          session.text(
            .says("command.answerWith", ["words": .text(words.joined(separator: ", "))])), .quiet))
    }
  }

  /// Adds the file to edit, and what to type then.
  func addCommands(to page: inout Page, workspace: Workspace) {
    page.gap()
    page.addCommands(
      of: session, edit: workspace.files(of: exercise).map { session.surroundings.shortened($0) })
  }

  private func addGiven(to page: inout Page) {
    guard !exercise.given.isEmpty else { return }
    page.gap()
    page.paragraph(
      StyledText(
        session.text(
          exercise.notations[0] == .swift
            ? .says("command.given.equations") : .says("command.given")))
    )
    page.gap()
    page.addListing(exercise.given.map(\.text).joined(separator: "\n"))
  }

  private func addNamedLines(to page: inout Page) {
    for (name, lines) in exercise.namedLines {
      page.gap()
      page.paragraph(StyledText(session.text(.says("command.pair.lines", ["layout": .text(name)]))))
      page.gap()
      page.addListing(lines.map(\.text).joined(separator: "\n"))
    }
  }

  /// A prediction's drawing would give the numbers away; it is shown after passing.
  private func addGoal(to page: inout Page) {
    if let (caption, picture) = prepared.shown {
      add(picture, below: session.course.strings.text(caption), to: &page)
    } else if !exercise.isQuestions, prepared.expectation.frames != nil {
      add(prepared.goal, below: session.text(.says("command.goal")), to: &page)
    }
  }

  private func add(_ picture: Picture, below caption: String, to page: inout Page) {
    page.gap()
    page.paragraph(StyledText(caption))
    PicturePage(session: session).add(picture, to: &page)
  }
}

extension Page {
  /// Adds lines of equations or code, one to a line.
  mutating func addListing(_ text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    for line in lines {
      // A listing keeps its lines unless the page is too narrow for them.
      let text = StyledText(String(line), .code)
      if text.widthInColumns + 4 <= columns {
        verbatim(String(line), .code, indent: 4)
      } else {
        let depth = text.text.prefix { $0 == " " }.count
        paragraph(text, indent: 4, hanging: depth + 8)
      }
    }
  }

  /// Adds the file to edit, or those of which one is enough, and the commands that come next, in a column.
  mutating func addCommands(of session: Session, edit files: [String]) {
    var rows = files.enumerated().map { index, file in
      (index == 0 ? Sentence.says("command.edit") : .says("command.edit.or"), file)
    }
    rows += [
      (CommandSentence.then, session.command("check")),
      (CommandSentence.stuck, session.command("hint")),
    ]
    let width = rows.map { session.text($0.0).widthInColumns }.max() ?? 0
    for (label, words) in rows {
      labelled(session.text(label), words, width: width + 2)
    }
  }
}
