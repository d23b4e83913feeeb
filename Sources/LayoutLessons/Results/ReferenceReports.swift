import Grader
import LayoutEngine
import ReferenceCases

/// `lessons dev oracle`: how the engine's frames compare with Apple's.
struct DevOracleReport: Report {
  /// A case whose frames differ.
  struct Case: Encodable {
    let id: String
    /// The tag that accounts for it; left out if none does.
    let tag: String?
    /// `decided`, `open`, `conflict`, `givenConflict` or `fault`.
    let outcome: String
    /// Whether it only differs with other content sizes.
    let isStressed: Bool
    /// The largest distance in points; left out where there is no layout.
    let worstError: Double?
    /// The view that is off by that much.
    let worstView: String?

    init(_ result: OracleResult) {
      let finding = result.plain.isRight ? result.stressed : result.plain
      id = result.id
      tag = result.explanation?.rawValue
      outcome =
        switch finding.outcome {
        case .decided: "decided"
        case .open: "open"
        case .conflict: "conflict"
        case .givenConflict: "givenConflict"
        case .fault: "fault"
        }
      isStressed = result.plain.isRight
      worstError = reportedPoints(finding.worstError)
      worstView = finding.worstView
    }
  }

  let total: Int
  let plain: Int
  let stressed: Int
  /// The largest distance in a case that is right, in points.
  let worstError: Double?
  let solvedViews: Int
  /// Those that are equal after rounding to pixels.
  let equalViews: Int
  /// The cases that differ, as their tags say.
  let explained: [Case]
  /// The cases that differ.
  let failed: [Case]

  init(_ report: OracleReport) {
    total = report.results.count
    plain = report.plainCount
    stressed = report.stressedCount
    worstError = reportedPoints(report.worstError)
    solvedViews = report.solvedViews
    equalViews = report.equalViews
    explained = report.explained.map { Case($0) }
    failed = report.failed.map { Case($0) }
  }
}

/// `lessons dev vectors`: what came of a folder of vector files.
struct DevVectorsReport: Report {
  /// A file and what came of it.
  struct File: Encodable {
    let file: String
    /// What its cases are about; left out if it can't be run.
    let kind: String?
    let total: Int
    let passed: Int
    let failed: [Case]
    /// Why it can't be run, and where; left out if it can.
    let mistake: DevCheckReport.Mistake?
  }

  /// A case that differs.
  struct Case: Encodable {
    let id: String
    let differences: [String]
  }

  let files: [File]
  /// Whether the words of equation errors were compared, for which a course is needed.
  let comparesWords: Bool

  init(_ files: [DevVectorsCommand.File], comparesWords: Bool) {
    self.comparesWords = comparesWords
    self.files = files.map { file in
      switch file.outcome {
      case .failure(let error):
        File(
          file: file.name, kind: nil, total: 0, passed: 0, failed: [],
          mistake: DevCheckReport.Mistake(
            file: error.path, line: error.place?.line, column: error.place?.column,
            words: error.message))
      case .success(let run):
        File(
          file: file.name, kind: run.kind, total: run.results.count,
          passed: run.results.count(where: \.passes),
          failed: run.results.filter { !$0.passes }.map {
            Case(id: $0.id, differences: $0.differences)
          }, mistake: nil)
      }
    }
  }
}
