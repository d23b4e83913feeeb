import Foundation

/// `docs/SEMANTICS.md`, read as numbered entries.
struct SemanticsPage {
  /// A fact, from its number to the next entry or heading.
  struct Entry {
    let number: String
    let section: Int
    var text: String
  }

  /// How well a fact is known.
  static let statuses: Set = ["Documented", "Measured", "Reported", "Unverified"]

  private(set) var entries: [Entry] = []
  /// The numbered headings, in the order of the page.
  private(set) var sections: [(number: Int, title: String)] = []
  /// Entries that can't be read.
  private var unreadable: [String] = []
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var isInside = false
    for line in lines {
      if line.hasPrefix("#") {
        if let heading = line.wholeMatch(of: /## (\d+) (.+)/) {
          sections.append((Int(heading.1) ?? 0, String(heading.2)))
        }
        isInside = false
      } else if line.hasPrefix("<a id=") || line.hasPrefix("**S") {
        isInside = begin(line)
      } else if isInside {
        entries[entries.count - 1].text += " " + line
      }
    }
  }

  /// The page as it is in the repository.
  static func current() throws -> SemanticsPage { SemanticsPage(try currentText()) }

  static func currentText() throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: "docs/SEMANTICS.md"), encoding: .utf8)
  }

  private mutating func begin(_ line: Substring) -> Bool {
    let head = /<a id="(S\d+\.\d+)"><\/a>\*\*(S\d+\.\d+) [^*]+\.\*\*(.*)/
    guard let match = line.wholeMatch(of: head), match.1 == match.2 else {
      unreadable.append("an entry without its anchor, number and title: \(line.prefix(30))")
      return false
    }
    entries.append(
      Entry(
        number: String(match.1), section: sections.last?.number ?? 0, text: String(match.3)))
    return true
  }

  /// What is wrong with the page; empty for a page in order.
  var complaints: [String] {
    unreadable + misplaced + entries.flatMap(complaints) + missingFromContents + missingFromList
  }

  /// Entries that are out of order, or in a section with another number.
  private var misplaced: [String] {
    var last = (section: 0, entry: -1)
    var found: [String] = []
    for entry in entries {
      let parts = entry.number.dropFirst().split(separator: ".").compactMap { Int($0) }
      let place = (section: parts[0], entry: parts[1])
      if place.section != entry.section {
        found.append("\(entry.number): it is in section \(entry.section)")
      } else if place <= last {
        found.append("\(entry.number): it comes after S\(last.section).\(last.entry)")
      }
      last = place
    }
    return found
  }

  private func complaints(about entry: Entry) -> [String] {
    let claims = Self.claims(in: entry.text)
    guard !claims.isEmpty else { return ["\(entry.number): it has no status"] }
    return claims.compactMap { status, source in
      guard Self.statuses.contains(status) else {
        return "\(entry.number): \(status) is none of the four statuses"
      }
      return source.contains(where: \.isLetter) ? nil : "\(entry.number): \(status) has no source"
    }
  }

  /// What stands in an entry as `*Status*: source`, in the order of its text.
  private static func claims(in text: String) -> [(status: String, source: String)] {
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    var claims: [(status: String, source: String)] = []
    for (part, next) in zip(parts, parts.dropFirst() + [""]) {
      if next.hasPrefix(":"), part.first?.isUppercase == true, part.allSatisfy(\.isLetter) {
        claims.append((String(part), ""))
      } else if !claims.isEmpty {
        claims[claims.count - 1].source += part
      }
    }
    return claims
  }

  /// Entries that are unverified or in the page's list of those, and not both.
  private var missingFromList: [String] {
    let rows = lines.filter { $0.hasPrefix("- ") }
    let listed = Set(rows.flatMap { $0.matches(of: /\(#(S\d+\.\d+)\)/).map { String($0.1) } })
    return entries.compactMap { entry in
      let isOpen = Self.claims(in: entry.text).contains { $0.status == "Unverified" }
      guard isOpen != listed.contains(entry.number) else { return nil }
      return isOpen
        ? "\(entry.number): it isn't in the list of what is not verified"
        : "\(entry.number): it is in the list of what is not verified, and it is verified"
    }
  }

  /// Sections without their line in the page's table of contents.
  private var missingFromContents: [String] {
    sections.compactMap { number, title in
      let slug = title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }
        .replacing(" ", with: "-")
      let line = "\(number). [\(title)](#\(number)-\(slug))"
      return lines.contains { $0 == line } ? nil : "section \(number): the contents lack \(line)"
    }
  }
}
