import Course
import Feedback
import LayoutEngine

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

extension EditorText {
  /// A finding as an editor shows it: at its line, or else at a line of the conflict.
  func diagnostic(_ finding: ToldFinding, uri: String) -> EditorDiagnostic {
    let lines = finding.members?.compactMap(\.line) ?? []
    var diagnostic = EditorDiagnostic(
      range: finding.range.map { range($0) } ?? range(ofLine: lines.last ?? 1),
      severity: finding.id == .unfinished ? .information : .error, code: finding.id.rawValue,
      message: finding.words.paragraph)
    diagnostic.relatedInformation = finding.members.map { members in
      related(members.map { ($0.line, $0.words) }, uri: uri)
    }
    return diagnostic
  }

  /// The lines that are involved in a conflict.
  func related(
    _ members: [(line: Int?, words: String)], uri: String
  ) -> [EditorDiagnostic.Related] {
    members.compactMap { member in
      member.line.map {
        .init(location: .init(uri: uri, range: range(ofLine: $0)), message: member.words)
      }
    }
  }
}
