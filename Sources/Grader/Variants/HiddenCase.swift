import LayoutEngine

/// In what a hidden case is otherwise than the first window that the course shows.
package enum HiddenCaseKind: String, SentenceKey, CaseIterable {
  case narrower = "hidden.narrower"
  case wider = "hidden.wider"
  case shorter = "hidden.shorter"
  case taller = "hidden.taller"
  case rightToLeft = "hidden.rightToLeft"
  case otherContent = "hidden.otherContent"
  case later = "hidden.later"

  package var parameters: Set<String> { [] }

  /// The kind as machines name it: `rightToLeft`.
  package var id: String { String(rawValue.drop { $0 != "." }.dropFirst()) }
}

extension LayoutCase {
  /// The kinds of a case, beside the first window that the course shows.
  func kinds(beside first: Size) -> [HiddenCaseKind] {
    let facts: [(HiddenCaseKind, Bool)] = [
      (.narrower, window.width < first.width), (.wider, window.width > first.width),
      (.shorter, window.height < first.height), (.taller, window.height > first.height),
      (.rightToLeft, direction == .rightToLeft), (.otherContent, !setting.changes.isEmpty),
      (.later, setting.times > 0),
    ]
    return facts.filter(\.1).map(\.0)
  }
}
