package import LayoutEngine

/// One report of an exercise's log: lines that conflict, with the numbers by which they are called.
///
/// The lines of all reports of a log are numbered through, from 1.
package struct ShownReport: Hashable, Sendable {
  package let firstLine: Int
  package let report: LogReport
  package private(set) var layout: LoggedLayout
  /// The views and guides, by the names that equations about the report use.
  package private(set) var scene: Scene
  private let constraints: [Constraint]

  /// Takes a report whose lines all say something that can be solved.
  init(_ report: LogReport, _ layout: LoggedLayout, firstLine: Int) {
    self.firstLine = firstLine
    self.report = report
    self.layout = layout
    scene = layout.scene
    // The name in quotes is one more part of the line, and no part of its equation.
    constraints = layout.constraints.compactMap { constraint in
      var unnamed = constraint
      unnamed?.identifier = nil
      return unnamed
    }
  }

  package var entries: [LogEntry] { report.entries }

  /// What the report calls its items, in the order in which they first occur.
  package var items: [LoggedLayout.LoggedItem] { layout.items }

  package var lines: Range<Int> { firstLine..<firstLine + entries.count }

  /// The number of the line that UIKit gave up; `nil` where it isn't told, or none of the lines.
  package var brokenLine: Int? {
    report.broken.flatMap { broken in
      entries.firstIndex { $0.description == broken.description }.map { firstLine + $0 }
    }
  }

  /// The line with a number, which has to be one of ``lines``.
  package func entry(inLine line: Int) -> LogEntry { entries[line - firstLine] }

  package func constraint(inLine line: Int) -> Constraint { constraints[line - firstLine] }

  /// The equation of a line, about the names of ``scene``.
  package func equation(inLine line: Int) -> String {
    EquationPrinter.equation(for: constraint(inLine: line), in: scene)
  }

  func reading(otherwise fact: UnverifiedFact) -> ShownReport {
    var report = self
    report.scene.factReadOtherwise = fact
    report.layout.scene.factReadOtherwise = fact
    return report
  }

  /// Gives items other names in equations.
  mutating func name(_ names: [ItemID: String]) throws(SceneError) {
    var renamed = Scene()
    for id in scene.ids {
      var item = scene[id]
      item.name = names[id] ?? item.name
      try renamed.add(item)
    }
    scene = renamed
  }
}
