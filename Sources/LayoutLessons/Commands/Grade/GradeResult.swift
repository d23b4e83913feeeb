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

  private func text(_ key: GradeSentence, _ values: [String: Sentence.Value] = [:]) -> String {
    strings.text(Sentence(key, values))
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
          text(.stopped, ["done": .count(progress.done), "all": .count(progress.all)])), indent: 0)
    }
    for notice in notices { errors.paragraph(StyledText(notice), indent: 0) }
    return Outcome(output: page.lines, errors: errors.lines, status: status)
  }

  /// What the teacher should know about the class and its files.
  private var notices: [String] {
    var notices = folder.notices.map(strings.text) + files.notices
    if case .graded(_, let more) = outcome { notices += more }
    return notices
  }

  private var status: ExitStatus {
    switch outcome {
    case .graded(let tally, _): tally.blanks[.error] == nil ? .passed : .error
    case .stopped: .notYet
    }
  }

  private func add(_ tally: ClassTally, to page: inout Page) {
    page.add(table(of: tally))
    if tally.learners > tally.rows.count {
      page.paragraph(
        StyledText(text(.more, ["count": .count(tally.learners - tally.rows.count)]), .quiet))
    }
    page.gap()
    page.paragraph(
      StyledText(
        text(
          .counts,
          [
            "learners": .count(tally.learners), "works": .count(tally.works),
            "passed": .count(tally.passed), "notYet": .count(tally.notYet),
          ])))
    if tally.complete > 0 {
      page.paragraph(StyledText(text(.complete, ["count": .count(tally.complete)])))
    }
    if !tally.blanks.isEmpty { page.paragraph(StyledText(blanks(tally))) }
    for words in tally.totals.sentences(strings) { page.paragraph(StyledText(words)) }
    page.paragraph(
      StyledText(text(.report, ["folder": .text(surroundings.shortened(options.out))])))
  }

  private func blanks(_ tally: ClassTally) -> String {
    let reasons = Blank.Reason.allCases.compactMap { reason in
      tally.blanks[reason].map { count in
        text(
          .blankCount,
          ["count": .count(count), "reason": .text(text(GradeSentence.reason(reason)))]
        )
      }
    }
    return text(
      .blanks,
      [
        "count": .count(tally.blanks.values.reduce(0, +)),
        "reasons": .text(reasons.joined(separator: ", ")),
      ])
  }

  private func table(of tally: ClassTally) -> TextTable {
    TextTable(
      header: [GradeSentence.learner, .passed, .notYet, .blank].map { StyledText(text($0)) },
      rows: tally.rows.map { row in
        [StyledText(row.name)]
          + [row.passed, row.notYet, row.blank].map { StyledText($0 == 0 ? "–" : String($0)) }
      }, alignments: [.leading, .trailing, .trailing, .trailing])
  }
}
