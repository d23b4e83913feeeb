/// A row or a column of views, read from a picture such as `H:|-[Photo(80)]-12-[Note]-|`.
///
/// What it states comes from ``constraints(range:)``.
struct VisualFormat {
  /// One predicate of a list, such as `>=50@750`.
  struct Predicate {
    /// What a distance or a size is compared with.
    enum Object {
      case number(Double)
      /// A view whose size along the same axis is meant.
      case view(Name)
    }

    let relation: Relation
    let object: Object
    let priority: Double
    let range: SourceRange
  }

  /// How far apart two neighbours are.
  struct Connection {
    enum Distance {
      /// Nothing stands between the two.
      case flush
      /// A single `-`: the standard space.
      case standard
      case predicates([Predicate])
    }

    let distance: Distance
    /// Where the connection stands; empty between flush neighbours.
    let range: SourceRange
  }

  /// The name of a view, and where it stands.
  struct Name {
    let text: String
    let range: SourceRange
  }

  /// A view between brackets.
  struct Entry {
    let name: Name
    /// What is said about its size along the axis.
    let sizes: [Predicate]
    /// How far it is from what stands before it; `nil` if nothing does.
    let connection: Connection?
  }

  /// The `|` after the last view.
  struct End {
    let connection: Connection
    let bar: SourceRange
  }

  let axis: Axis
  let options: VisualFormatOptions
  /// Where the `|` before the first view stands; `nil` if there is none.
  let firstBar: SourceRange?
  /// The views in the order of the text; never empty.
  let entries: [Entry]
  let end: End?
}
