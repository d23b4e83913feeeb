import LayoutEngine
import Terminal

/// A message that an editor shows at a range of a document.
///
/// Source: *Language Server Protocol Specification 3.17*, "Diagnostic".
struct EditorDiagnostic: Encodable {
  /// How an editor marks it.
  enum Severity: Int, Encodable {
    case error = 1
    case information = 3
  }

  /// Another line of the same conflict.
  struct Related: Encodable {
    struct Location: Encodable {
      let uri: String
      let range: EditorRange
    }
    let location: Location
    let message: String
  }

  let range: EditorRange
  let severity: Severity
  /// The verdict or the error's code.
  let code: String?
  let source = "lessons"
  let message: String
  var relatedInformation: [Related]?
}

extension WordsReport {
  /// The whole text as one paragraph.
  var paragraph: String { [seen, meaning, next].compactMap { $0 }.joined(separator: " ") }
}

extension EditorText {
  /// A finding as an editor shows it: at its line, or else at a line of the conflict.
  func diagnostic(_ finding: FindingReport, uri: String) -> EditorDiagnostic {
    let lines = finding.members?.compactMap(\.line) ?? []
    var diagnostic = EditorDiagnostic(
      range: finding.place.map { range($0) } ?? range(ofLine: lines.last ?? 1),
      severity: finding.id == "unfinished" ? .information : .error, code: finding.id,
      message: finding.words.paragraph)
    diagnostic.relatedInformation = finding.members.map { related($0, uri: uri) }
    return diagnostic
  }

  /// The lines that are involved in a conflict.
  func related(_ members: [MemberReport], uri: String) -> [EditorDiagnostic.Related] {
    members.compactMap { member in
      member.line.map {
        .init(location: .init(uri: uri, range: range(ofLine: $0)), message: member.words)
      }
    }
  }

  func range(_ place: PlaceReport) -> EditorRange {
    range(
      SourceRange(
        start: SourcePlace(line: place.line, column: place.column),
        end: SourcePlace(line: place.endLine, column: place.endColumn)))
  }
}
