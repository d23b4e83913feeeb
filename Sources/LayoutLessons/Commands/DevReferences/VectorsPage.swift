import Grader
import ReferenceCases

/// What came of vector files: a row for each, and a line for each case that differs.
struct VectorsPage {
  private let files: [DevVectorsCommand.File]
  private let comparesWords: Bool

  init(_ files: [DevVectorsCommand.File], comparesWords: Bool) {
    self.files = files
    self.comparesWords = comparesWords
  }

  /// Files that can't be run.
  var errors: [StyledText] {
    files.compactMap { file in
      guard case .failure(let error) = file.outcome else { return nil }
      return StyledText("\(error)")
    }
  }

  /// The rows, the cases that differ, and what that amounts to.
  func lines(columns: Int) -> [StyledText] {
    var page = Page(columns: columns)
    page.add(table.lines(columns: columns - 2).map { "  " + $0 })
    let failing = failingLines
    if !failing.isEmpty { page.gap() }
    for line in failing { page.paragraph(StyledText(line), hanging: 6) }
    page.gap()
    if !comparesWords {
      page.paragraph("Without a course the words of equation errors are not compared.")
    }
    let isWell = failing.isEmpty && errors.isEmpty
    page.paragraph(
      isWell
        ? StyledText("All cases pass.", .good)
        : StyledText(
          "\(CountText.differing(failing.count)); \(CountText.unreadable(errors.count)).", .bad))
    return page.lines
  }

  private var table: TextTable {
    let rows = files.map { file -> [StyledText] in
      switch file.outcome {
      case .failure: [StyledText(file.name), StyledText("can't be run"), StyledText("")]
      case .success(let run):
        [
          StyledText(file.name), StyledText(run.kind),
          StyledText("\(run.results.count(where: \.passes)) of \(run.results.count)"),
        ]
      }
    }
    return TextTable(
      header: ["file", "kind", "pass"], rows: rows, alignments: [.leading, .leading, .trailing])
  }

  private var failingLines: [String] {
    files.flatMap { file -> [String] in
      guard case .success(let run) = file.outcome else { return [] }
      return run.results.filter { !$0.passes }.map { result in
        "\(file.name) \(result.id): \(result.differences.first ?? "")"
      }
    }
  }
}
