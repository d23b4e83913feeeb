import Foundation

/// The ways in which systems and people write a roster of the same class.
enum RosterFormat: String, CaseIterable, Sendable {
  case plain, semicolons, tabs, byteOrderMark, utf16, windowsLines, oldMacLines, canvas
  case moodleParticipants, moodleWorksheet, gradescope, classroom, german, titleAndSeparator
  case otherOrder, quoted, decimals, chosenColumn

  /// The words that `grade` needs with it.
  var words: [String] {
    ["--roster", "roster.csv"] + (self == .chosenColumn ? ["--id", "Matriculation"] : [])
  }

  /// The file's bytes for learners with some ids.
  func bytes(_ ids: [String]) -> Data {
    switch self {
    case .byteOrderMark: Data("\u{FEFF}".utf8) + Data(text(ids).utf8)
    case .utf16: text(ids).data(using: .utf16) ?? Data()
    default: Data(text(ids).utf8)
    }
  }

  private func text(_ ids: [String]) -> String {
    let rows = table(ids).map { $0.joined(separator: separator) }
    return (head + rows).joined(separator: lineEnd) + lineEnd
  }

  private var head: [String] {
    self == .titleAndSeparator ? ["sep=;", "Computing 1, autumn;;"] : []
  }

  private var lineEnd: String {
    switch self {
    case .windowsLines, .canvas, .titleAndSeparator: "\r\n"
    case .oldMacLines: "\r"
    default: "\n"
    }
  }

  private var separator: String {
    switch self {
    case .semicolons, .german, .titleAndSeparator: ";"
    case .tabs: "\t"
    default: ","
    }
  }

  /// The cells of all rows, headings first.
  private func table(_ ids: [String]) -> [[String]] {
    func rows(_ headings: [String], _ cells: (String) -> [String]) -> [[String]] {
      [headings] + ids.map(cells)
    }
    func mail(_ id: String) -> String { "l\(id)@uni.example" }
    switch self {
    case .canvas:
      let points = [["    Points Possible", "", "", "", "", "2"]]
      let all = rows(["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Week 1 (77)"]) {
        ["\"Learner, No\($0)\"", "9\($0)", $0, "l\($0)", "A", ""]
      }
      return [all[0]] + points + all.dropFirst()
    case .moodleParticipants:
      return rows(["First name", "Last name", "ID number", "Email address", "Groups"]) {
        ["No\($0)", "Learner", $0, mail($0), ""]
      }
    case .moodleWorksheet:
      return rows([
        "Identifier", "Full name", "ID number", "Email address", "Status", "Grade", "Maximum grade",
        "Feedback comments",
      ]) { ["Participant 5\($0)", "No\($0) Learner", $0, mail($0), "Submitted", "", "2.00", ""] }
    case .gradescope:
      return rows(["First Name", "Last Name", "SID", "Email", "Role"]) {
        ["No\($0)", "Learner", $0, mail($0), "Student"]
      } + [["Tea", "Cher", "1", "tea@uni.example", "Instructor"]]
    case .classroom:
      return rows(["identifier", "github_username", "github_id", "name"]) {
        [$0, "gh\($0)", "4\($0)", ""]
      }
    case .german:
      return rows(["Matrikelnummer", "Nachname", "Vorname", "E-Mail-Adresse"]) {
        [$0, "Learner", "No\($0)", mail($0)]
      }
    case .otherOrder:
      return rows(["room", "email", "name", "id"]) { ["B12", mail($0), "No\($0) Learner", $0] }
    case .quoted:
      return rows(["\"id\"", "\"name\""]) { ["\"\($0)\"", "\"Learner, No\($0)\""] }
    case .decimals: return rows(["id", "name"]) { ["\($0).0", "No\($0) Learner"] }
    case .chosenColumn:
      return rows(["id", "Matriculation", "name"]) { ["in-\($0)", $0, "No\($0) Learner"] }
    default: return rows(["id", "name", "email"]) { [$0, "No\($0) Learner", mail($0)] }
    }
  }
}
