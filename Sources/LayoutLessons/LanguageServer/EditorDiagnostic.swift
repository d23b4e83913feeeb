import LayoutEngine

/// What an editor shows at a stretch of a document.
///
/// Source: *Language Server Protocol Specification 3.17*, "Diagnostic".
struct EditorDiagnostic: Encodable {
  /// How an editor marks it.
  enum Severity: Int, Encodable {
    case error = 1
    case information = 3
  }

  /// Another line that takes part.
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
  /// All words in one paragraph.
  var paragraph: String { [seen, meaning, next].compactMap { $0 }.joined(separator: " ") }
}

extension EditorText {
  /// A finding about an answer as an editor shows it, at its place or else at a line that takes part.
  func diagnostic(_ finding: FindingReport, uri: String) -> EditorDiagnostic {
    let lines = finding.members?.compactMap(\.line) ?? []
    var diagnostic = EditorDiagnostic(
      range: finding.place.map { range($0) } ?? range(ofLine: lines.last ?? 1),
      severity: finding.id == "unfinished" ? .information : .error, code: finding.id,
      message: finding.words.paragraph)
    diagnostic.relatedInformation = finding.members.map { related($0, uri: uri) }
    return diagnostic
  }

  /// The lines that take part in a conflict.
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
