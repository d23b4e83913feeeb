/// The layout that a report speaks of, as far as its lines tell: views, guides, and constraints.
///
/// Nothing else is known: neither what else there is, nor where the topmost views are.
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

  /// The items, with short names that are unique, such as `UILabel` and `UIView_2`.
  package let scene: Scene
  /// The items that the log names, in the order in which they first occur.
  package let items: [LoggedItem]
  /// What the entries say, one for each entry, in their order.
  ///
  /// `nil` for an entry that says nothing that can be solved, such as a relation of two items that
  /// no layout can mean.
  package let constraints: [Constraint?]
}
