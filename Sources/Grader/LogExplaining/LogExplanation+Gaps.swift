import Course
import LayoutEngine

/// What to say about a report of which lines are missing.
extension LogExplanation {
  /// Whether the report shows that lines are missing.
  var isCut: Bool { report.gap != nil || cutLines > 0 }

  private var cutLines: Int { report.unread.count { $0.problem == .cutOff } }

  /// What is missing, what to copy, and what a line says that is left; `nil` where nothing shows
  /// that lines are missing.
  var gapSentences: [Sentence]? {
    guard isCut || report.entries.count == 1 && report.unread.isEmpty else { return nil }
    let entry = brokenEntry ?? (report.entries.count == 1 ? 0 : nil)
    return [missing, entry.flatMap(meaning)].compactMap { $0 }
  }

  private var missing: Sentence {
    switch report.gap {
    case .tags: .says("explain.gap.tags")
    case .hidden: .says("explain.gap.hidden")
    case .leftOut: .says("explain.gap.leftOut")
    case .end: .says("explain.gap.end")
    case .list where report.entries.isEmpty: .says("explain.gap.list")
    case .list: .says("explain.gap.broken")
    case nil where cutLines > 0: .says("explain.gap.lines", ["count": .count(cutLines)])
    case nil: .says("explain.gap.one")
    }
  }

  /// What a line says on its own: by its form, and by what it is for.
  private func meaning(of entry: Int) -> Sentence? {
    guard let constraint = layout.constraints[entry] else { return nil }
    let line = Sentence.Value.count(number(of: entry))
    let item = Sentence.Value.text(layout.scene[constraint.first.item].name)
    if report.entries[entry].maker == .mask {
      return .says("explain.gap.mask", ["line": line, "item": item])
    }
    guard isOwn(entry) else {
      return .says("explain.gap.role", ["line": line, "role": .sentence(role(of: entry))])
    }
    let first = Sentence.Value.text(layout.scene.name(of: constraint.first))
    guard let second = constraint.second.anchor.map(layout.scene.name) else {
      return .says("explain.gap.size", ["line": line, "first": first])
    }
    return .says("explain.gap.tie", ["line": line, "first": first, "second": .text(second)])
  }
}
