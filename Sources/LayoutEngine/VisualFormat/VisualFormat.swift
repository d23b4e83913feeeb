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

/// How the views of a format are aligned, and which way the format is read.
///
/// Source: docs/SEMANTICS.md, S9.4.
package struct VisualFormatOptions: Hashable, Sendable {
  /// Which way a horizontal format is read; a vertical one always goes from top to bottom.
  package enum Direction: String, CaseIterable, Hashable, Sendable {
    /// As people read: from the leading edge to the trailing one.
    case leadingToTrailing = "directionLeadingToTrailing"
    case leftToRight = "directionLeftToRight"
    /// The view that is written first stands at the right.
    case rightToLeft = "directionRightToLeft"
  }

  /// The attributes by which the views are aligned, in the order of their raw values.
  package let alignments: [Attribute]
  package let direction: Direction

  package init(alignments: [Attribute] = [], direction: Direction = .leadingToTrailing) {
    self.alignments = alignments.sorted { $0.rawValue < $1.rawValue }
    self.direction = direction
  }

  /// The attributes that views can be aligned by; margins and sizes aren't among them.
  package static let alignable = Attribute.allCases.filter { $0.kind == .position && !$0.isMargin }

  /// The name of the option that aligns by an attribute: `alignAllTop`.
  static func name(aligning attribute: Attribute) -> String {
    "alignAll" + attribute.name.prefix(1).uppercased() + attribute.name.dropFirst()
  }

  static let names = alignable.map(name(aligning:)) + Direction.allCases.map { $0.rawValue }
}

extension VisualFormat {
  /// The distance that a single `-` means between neighbours, in points.
  ///
  /// Source: docs/SEMANTICS.md, S9.3.
  private static let standardSpace = 8.0

  /// What the format states, in the order of the text; what its options align comes last.
  ///
  /// A view comes after the connection before it and before the predicates on its own size. Of two
  /// neighbours the later one is first in its constraint, and so is the superview at the end:
  ///
  ///     |-20-[A(50)][B]|      // A.leading = |.leading + 20, A.width = 50,
  ///                           // B.leading = A.trailing, |.trailing = B.trailing
  ///
  /// - Parameter range: Where the whole statement stands.
  /// - Returns: At least one constraint for each connection and each predicate.
  func constraints(range: SourceRange) -> [WrittenConstraint] {
    var all: [WrittenConstraint] = []
    for (index, entry) in entries.enumerated() {
      if let connection = entry.connection {
        let before: Side? = index > 0 ? .view(entries[index - 1].name) : firstBar.map { .bar($0) }
        if let before {
          all += link(.view(entry.name), edges.first, after: before, connection, range)
        }
      }
      all += entry.sizes.map { size(of: entry.name, $0, range) }
    }
    if let end, let last = entries.last {
      all += link(.bar(end.bar), edges.last, after: .view(last.name), end.connection, range)
    }
    return all + alignments(range)
  }

  /// What stands on one side of a connection.
  private enum Side {
    case view(Name)
    case bar(SourceRange)

    var isBar: Bool { if case .bar = self { true } else { false } }

    func anchor(_ attribute: Attribute) -> WrittenAnchor {
      switch self {
      case .view(let name):
        WrittenAnchor(
          item: name.text, attribute: attribute, itemRange: name.range, range: name.range)
      case .bar(let range): WrittenAnchor(superviewAt: range, attribute)
      }
    }
  }

  /// The edge where each view begins, and the one where it ends.
  private var edges: (first: Attribute, last: Attribute) {
    switch (axis, options.direction) {
    case (.vertical, _): (.top, .bottom)
    case (.horizontal, .leadingToTrailing): (.leading, .trailing)
    case (.horizontal, .leftToRight): (.left, .right)
    case (.horizontal, .rightToLeft): (.right, .left)
    }
  }

  private var size: Attribute { axis == .horizontal ? .width : .height }

  /// One constraint for each predicate of a connection.
  ///
  /// Distances are positive towards the right, so from right to left the two sides change places.
  private func link(
    _ later: Side, _ edge: Attribute, after earlier: Side, _ connection: Connection,
    _ range: SourceRange
  ) -> [WrittenConstraint] {
    // A view begins at its superview's first edge, but at the last edge of the view before it.
    let other = later.isBar || earlier.isBar ? edge : edges.last
    let isRightToLeft = axis == .horizontal && options.direction == .rightToLeft
    func constraint(
      _ relation: Relation, _ constant: Double, _ priority: Double, _ place: SourceRange,
      toMargin: Bool = false
    ) -> WrittenConstraint {
      func anchor(_ side: Side, _ attribute: Attribute) -> WrittenAnchor {
        side.anchor(toMargin && side.isBar ? attribute.margin ?? attribute : attribute)
      }
      let sides = [anchor(later, edge), anchor(earlier, other)]
      return WrittenConstraint(
        identifier: nil, first: sides[isRightToLeft ? 1 : 0], relation: relation,
        relationRange: place, second: sides[isRightToLeft ? 0 : 1], multiplier: 1,
        constant: constant, priority: priority, range: range)
    }
    let required = Priority.required.value
    switch connection.distance {
    case .flush: return [constraint(.equal, 0, required, connection.range)]
    case .standard:
      let toSuperview = later.isBar || earlier.isBar
      return [
        constraint(
          .equal, toSuperview ? 0 : Self.standardSpace, required, connection.range,
          toMargin: toSuperview)
      ]
    case .predicates(let predicates):
      return predicates.compactMap { predicate in
        guard case .number(let number) = predicate.object else { return nil }
        return constraint(predicate.relation, number, predicate.priority, predicate.range)
      }
    }
  }

  private func size(
    of name: Name, _ predicate: Predicate, _ range: SourceRange
  ) -> WrittenConstraint {
    var second: WrittenAnchor?
    var constant = 0.0
    switch predicate.object {
    case .number(let number): constant = number
    case .view(let other): second = Side.view(other).anchor(size)
    }
    return WrittenConstraint(
      identifier: nil, first: Side.view(name).anchor(size), relation: predicate.relation,
      relationRange: predicate.range, second: second, multiplier: second == nil ? 0 : 1,
      constant: constant, priority: predicate.priority, range: range)
  }

  /// Each view aligned with the next, for every attribute of the options.
  private func alignments(_ range: SourceRange) -> [WrittenConstraint] {
    zip(entries, entries.dropFirst()).flatMap { entry, next in
      options.alignments.map { attribute in
        WrittenConstraint(
          identifier: nil, first: Side.view(entry.name).anchor(attribute), relation: .equal,
          relationRange: next.name.range, second: Side.view(next.name).anchor(attribute),
          multiplier: 1, constant: 0, priority: Priority.required.value, range: range)
      }
    }
  }
}

extension WrittenConstraint {
  /// What `|-` meant before iOS 8: 20 points instead of the margin, which nothing else ties a `|` to.
  func withFormerSpace() -> WrittenConstraint {
    func edge(_ anchor: WrittenAnchor?) -> WrittenAnchor? {
      guard let anchor, anchor.isSuperview, let edge = anchor.attribute.edgeOfMargin else {
        return nil
      }
      return WrittenAnchor(superviewAt: anchor.range, edge)
    }
    let (firstEdge, secondEdge) = (edge(first), edge(second))
    guard firstEdge != nil || secondEdge != nil else { return self }
    return WrittenConstraint(
      identifier: identifier, first: firstEdge ?? first, relation: relation,
      relationRange: relationRange, second: secondEdge ?? second, multiplier: multiplier,
      constant: 20, priority: priority, range: range)
  }
}
