/// The layout in a report, as far as its lines tell: views, guides, and constraints.
///
/// Nothing else is known: neither what else there is, nor where the topmost views are. What is
/// assumed:
///
/// - The same address is the same item, whatever class or text is printed with it.
/// - Superviews are those printed as `|`, those that masks count from, and what siblings of such
///   views share. Everything else lies side by side in one unnamed view whose size nothing decides.
/// - Leading is left, unless a line is marked `(RTL)`.
/// - Margins that no line tells are 8 points; baselines are the edges.
/// - A number with six digits, which is as many as logs have, is the simple fraction that is printed
///   like it, if there is one: 94.3333 is 283 / 3. What is left of rounding stays: see ``rounding``.
package struct LoggedLayout: Hashable, Sendable {
  /// A view or guide of the report.
  package struct LoggedItem: Hashable, Sendable {
    package let id: ItemID
    /// Its class as the log has it: `UILabel`, `MyApp.BadgeView`; `nil` where only a name is printed.
    package let className: String?
    /// Its address as the log has it; `nil` where none is printed.
    package let address: String?
    /// What is printed behind it in quotes: a label's text, a guide's identifier.
    package let text: String?
  }

  /// A conflict by less than this may come of the log's rounding, in points.
  ///
  /// The largest of usual sizes, 1000 to 9999 points, are printed to the hundredth.
  package static let rounding = 0.01

  /// The items, with short names that are unique, such as `UILabel` and `UIView_2`.
  package var scene: Scene
  /// The items that the log names, in the order in which they first occur.
  package let items: [LoggedItem]
  /// What the entries say, one for each entry, in their order.
  ///
  /// `nil` for an entry that says nothing that can be solved, such as a relation of two items that
  /// no layout can mean.
  package let constraints: [Constraint?]
  /// Why an entry can't be solved, one for each entry; `nil` for those that can.
  package let violations: [Violation?]
  /// The reading direction: from right to left if a line says so.
  package let direction: LayoutDirection

  /// The layout of a report's list.
  ///
  /// - Complexity: O(n log n) in the number of entries.
  ///
  /// A class whose name ends like a scroll view's is one where `guessesScrollViews` is true.
  package init(_ report: LogReport, guessesScrollViews: Bool = true) {
    let entries = report.entries
    let hierarchy = LoggedHierarchy(entries)
    var scene = LoggedScene(hierarchy, guessesScrollViews: guessesScrollViews)
    for (entry, side) in zip(entries, hierarchy.sides) {
      scene.noteMargin(entry, first: side.first, second: side.second)
    }
    let drafts = LoggedDraft(layout: scene)
    var (constraints, violations): ([Constraint?], [Violation?]) = ([], [])
    for (entry, side) in zip(entries, hierarchy.sides) {
      let ids = scene.ids(of: entry, side.first, side.second, side.reference)
      let draft = drafts.draft(
        entry, first: ids.first, second: ids.second, reference: ids.reference)
      do throws(Violation) {
        constraints.append(try RuleSet.runtime.constraint(from: draft, in: scene.scene))
        violations.append(nil)
      } catch {
        constraints.append(nil)
        violations.append(error)
      }
    }
    (self.constraints, self.violations) = (constraints, violations)
    items = zip(hierarchy.names, scene.ids).map { name, id in
      LoggedItem(id: id, className: name.className, address: name.address, text: name.text)
    }
    self.scene = scene.scene
    direction = entries.contains { $0.isRightToLeft } ? .rightToLeft : .leftToRight
  }

  /// The scene with the constraints that can be solved, and for each of them its entry.
  package var problem: (problem: LayoutProblem, entries: [Int]) {
    let solvable = constraints.indices.filter { constraints[$0] != nil }
    return (
      LayoutProblem(
        scene: scene, constraints: solvable.compactMap { constraints[$0] }, direction: direction),
      solvable
    )
  }
}
