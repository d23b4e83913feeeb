package import LayoutEngine

/// One report of an exercise's log: lines that quarrel, with the numbers by which they are called.
///
/// The lines of all reports of a log are numbered through, from 1.
package struct ShownReport: Hashable, Sendable {
  /// The number of the first line.
  package let firstLine: Int
  package let entries: [LogEntry]
  /// What UIKit gave up; `nil` where the report doesn't name one of its lines.
  package let brokenLine: Int?
  /// The views and guides, by the names that equations about the report use.
  package let scene: Scene
  /// What the report calls its items, in the order of the scene.
  package let items: [LoggedLayout.LoggedItem]
  /// What the lines say, in their order.
  let constraints: [Constraint]

  /// Takes a report with the layout that it speaks of.
  ///
  /// `nil` if an entry says nothing that can be solved.
  init?(_ report: LogReport, layout: LoggedLayout, firstLine: Int) {
    let constraints = layout.constraints.compactMap { $0 }
    guard constraints.count == report.entries.count else { return nil }
    let broken = report.broken.flatMap { broken in
      report.entries.firstIndex { $0.description == broken.description }
    }
    self.init(
      firstLine: firstLine, entries: report.entries, brokenLine: broken.map { firstLine + $0 },
      scene: layout.scene, items: layout.items, constraints: constraints)
  }

  private init(
    firstLine: Int, entries: [LogEntry], brokenLine: Int?, scene: Scene,
    items: [LoggedLayout.LoggedItem], constraints: [Constraint]
  ) {
    self.firstLine = firstLine
    self.entries = entries
    self.brokenLine = brokenLine
    self.scene = scene
    self.items = items
    self.constraints = constraints
  }

  /// The numbers of the lines.
  package var lines: Range<Int> { firstLine..<firstLine + entries.count }

  /// The line with a number, which has to be one of ``lines``.
  func entry(inLine line: Int) -> LogEntry { entries[line - firstLine] }

  /// What the line with a number says.
  func constraint(inLine line: Int) -> Constraint { constraints[line - firstLine] }

  /// The equation of a line, about the names of ``scene``.
  func equation(inLine line: Int) -> String {
    EquationPrinter.equation(for: constraint(inLine: line), in: scene)
  }

  /// The same report with other names for some items.
  ///
  /// - Throws: ``SceneError`` if two items would have the same name.
  func naming(_ names: [ItemID: String]) throws(SceneError) -> ShownReport {
    var renamed = Scene()
    for id in scene.ids {
      var item = scene[id]
      item.name = names[id] ?? item.name
      try renamed.add(item)
    }
    return ShownReport(
      firstLine: firstLine, entries: entries, brokenLine: brokenLine, scene: renamed,
      items: items, constraints: constraints)
  }
}
