import ClassGrading
import Course

/// What `lessons grade` says at the end.
struct GradeResult {
  let outcome: ClassJob.Outcome
  let facts: ClassFacts
  let folder: ClassFolder
  let files: GradeFiles
  let options: GradeOptions
  let surroundings: Surroundings

  private var strings: StringsCatalogue { facts.strings }

  private func text(_ sentence: Sentence) -> String {
    strings.text(sentence)
  }

  /// Everything, for programs.
  var report: Outcome {
    var report = GradeReport(
      course: facts.course, name: facts.name, report: surroundings.shortened(options.out),
      files: files.files.classFiles.map(\.path), isComplete: true, notices: notices)
    switch outcome {
    case .graded(let tally, _):
      report.add(tally)
      report.notices = tally.totals.sentences(strings) + report.notices
    case .stopped(let progress):
      report.isComplete = false
      report.done = progress.done
      report.all = progress.all
    }
    return Outcome(report, of: "grade", status: status)
  }

  /// Everything, for people.
  var page: Outcome {
    var page = Page(columns: surroundings.settings.columns)
    var errors = Page(columns: surroundings.settings.columns)
    switch outcome {
    case .graded(let tally, _): add(tally, to: &page)
    case .stopped(let progress):
      errors.paragraph(
        StyledText(
          text(
            .says("grade.stopped", ["done": .count(progress.done), "all": .count(progress.all)]))),
        indent: 0)
    }
    for notice in notices { errors.paragraph(StyledText(notice), indent: 0) }
    return Outcome(output: page.lines, errors: errors.lines, status: status)
  }

  /// What the teacher should know about the class and its files.
  private var notices: [String] {
    var notices = folder.notices.map(strings.text) + files.notices
    if case .graded(_, let more) = outcome { notices += more }
    if let file = options.overridesFile {
      notices.append(
        text(
          .says(
            "overrides.applied",
            ["file": .text(file), "count": .count(facts.overrides.count)])))
    }
    return notices
  }

  private var status: ExitStatus {
    switch outcome {
    case .graded(let tally, _): tally.blanks[.ourMistake] == nil ? .passed : .error
    case .stopped: .notYet
    }
  }

  private func add(_ tally: ClassTally, to page: inout Page) {
    page.add(table(of: tally))
    if tally.learners > tally.rows.count {
      page.paragraph(
        StyledText(
          text(.says("grade.table.more", ["count": .count(tally.learners - tally.rows.count)])),
          .quiet))
    }
    page.gap()
    page.paragraph(
      StyledText(
        text(
          .says(
            "grade.counts",
            [
              "learners": .count(tally.learners), "answers": .count(tally.answers),
              "passed": .count(tally.passed), "notYet": .count(tally.notYet),
            ]))))
    if tally.complete > 0 {
      page.paragraph(StyledText(text(.says("grade.complete", ["count": .count(tally.complete)]))))
    }
    if !tally.blanks.isEmpty { page.paragraph(StyledText(blanks(tally))) }
    for words in tally.totals.sentences(strings) { page.paragraph(StyledText(words)) }
    page.paragraph(
      strings.styled(CommandSentence.report(in: surroundings.shortened(options.out))))
  }

  private func blanks(_ tally: ClassTally) -> String {
    let reasons = Blank.Reason.allCases.compactMap { reason in
      tally.blanks[reason].map { count in
        text(
          .says(
            "grade.blank",
            ["count": .count(count), "reason": .text(text(Self.words(for: reason)))]))
      }
    }
    return text(
      .says(
        "grade.blanks",
        [
          "count": .count(tally.blanks.values.reduce(0, +)),
          "reasons": .text(reasons.joined(separator: ", ")),
        ]))
  }

  /// A reason in words that may follow a number.
  private static func words(for reason: Blank.Reason) -> Sentence {
    switch reason {
    case .missing: .says("grade.blank.missing")
    case .nothing: .says("grade.blank.nothing")
    case .damaged: .says("grade.blank.damaged")
    case .several: .says("grade.blank.several")
    case .unclear: .says("grade.blank.unclear")
    case .noCopy: .says("grade.blank.noCopy")
    case .otherCopy: .says("grade.blank.otherCopy")
    case .ourMistake: .says("grade.blank.ourMistake")
    }
  }

  private func table(of tally: ClassTally) -> TextTable {
    TextTable(
      header: [
        Sentence.says("grade.table.learner"), .says("grade.table.passed"),
        .says("grade.table.notYet"),
        .says("grade.table.blank"),
      ].map { StyledText(text($0)) },
      rows: tally.rows.map { row in
        [StyledText(row.name)]
          + [row.passed, row.notYet, row.blank].map { StyledText($0 == 0 ? "–" : String($0)) }
      }, alignments: [.leading, .trailing, .trailing, .trailing])
  }
}
