/// The numbers that a derivation may use, each as a sum of the solver's unknowns.
struct NumberTable {
  /// A number without its value: an anchor, and where it counts from.
  struct Entry: Hashable {
    let anchor: Anchor
    /// See ``Derivation/Number/origin``.
    let origin: Anchor?
    let form: Affine
  }

  private struct Key: Hashable {
    let anchor: Anchor
    let origin: Anchor?
  }

  private let problem: LayoutProblem
  private let translation: Translation
  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]
  /// The items whose constraints use left and right, and not leading and trailing.
  private let absolute: Set<ItemID>

  init(_ problem: LayoutProblem) {
    self.problem = problem
    translation = Translation(scene: problem.scene, direction: problem.direction)
    let anchors = problem.constraints.flatMap { [$0.first, $0.second.anchor].compactMap { $0 } }
    func items(_ family: Attribute.Family) -> Set<ItemID> {
      Set(anchors.filter { $0.attribute.family == family }.map { $0.item })
    }
    absolute = items(.absolute).subtracting(items(.directional))
  }

  subscript(place: Int) -> Entry { entries[place] }

  /// The root of the scene's tree that contains an item.
  func root(of item: ItemID) -> ItemID {
    var root = item
    while let parent = problem.scene[root].parent { root = parent }
    return root
  }

  /// Whether a view's subviews are laid out from right to left.
  func isReversed(_ ancestor: ItemID) -> Bool {
    problem.scene.direction(inside: ancestor, window: problem.direction) == .rightToLeft
  }

  /// The place of an anchor as people are told it: measured in the window.
  mutating func place(of anchor: Anchor) -> Int {
    place(of: anchor, in: root(of: anchor.item), besides: .leading)
  }

  /// The place of an anchor that is measured in the coordinates of a view.
  ///
  /// - Parameters:
  ///   - anchor: The anchor; its item lies in the ancestor or is the ancestor.
  ///   - ancestor: The view from whose edge a position counts.
  ///   - partner: The attribute it is compared with, which determines where a centre counts from.
  /// - Returns: The place.
  mutating func place(of anchor: Anchor, in ancestor: ItemID, besides partner: Attribute?) -> Int {
    let origin = origin(of: anchor.attribute, in: ancestor, besides: partner)
    let key = Key(anchor: anchor, origin: origin)
    if let place = places[key] { return place }
    let measured = translation.measure(anchor, in: ancestor, partner: origin?.attribute)
    let form = Affine(terms: Affine.collected(measured.terms), constant: measured.constant)
    places[key] = entries.count
    entries.append(Entry(anchor: anchor, origin: origin, form: form))
    return entries.count - 1
  }

  private func origin(
    of attribute: Attribute, in ancestor: ItemID, besides partner: Attribute?
  ) -> Anchor? {
    guard attribute.kind == .position else { return nil }
    guard attribute.axis == .horizontal else { return Anchor(ancestor, .top) }
    let isFromLeft =
      switch attribute.family {
      case .absolute: true
      // From left to right the two are the same edge.
      case .neutral: isReversed(ancestor) && partner?.family != .directional
      case .directional, nil: false
      }
    return Anchor(ancestor, isFromLeft ? .left : .leading)
  }

  /// An edge as the constraints name it: leading or trailing, unless they use left and right.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - axis: Along which axis the edge lies.
  ///   - isFar: Whether the right or bottom edge is meant.
  ///   - other: The item whose constraints count; `nil` for the item itself.
  /// - Returns: The edge's place.
  mutating func edge(
    of item: ItemID, _ axis: Axis, isFar: Bool, like other: ItemID? = nil
  ) -> Int {
    guard axis == .horizontal else { return place(of: Anchor(item, isFar ? .bottom : .top)) }
    if absolute.contains(other ?? item) { return place(of: Anchor(item, isFar ? .right : .left)) }
    let isTrailing = isFar != isReversed(root(of: item))
    return place(of: Anchor(item, isTrailing ? .trailing : .leading))
  }
}

/// The span of known sums of unknowns: all sums that follow from them.
///
/// Each sum carries a tag through the elimination, which tells what was added up.
struct LinearSpan {
  /// The reduced sums by their pivot variable.
  private var rows: [Int32: Affine] = [:]
  /// The pivot variables in the order in which they were found: no sum contains an earlier one.
  private var pivots: [Int32] = []
  private let firstTag: Int32

  init(variableCount: Int) { firstTag = Int32(variableCount) }

  /// Adds a sum.
  ///
  /// - Returns: Whether it isn't in the span already.
  @discardableResult
  mutating func add(_ terms: [LinearProblem.Term], tag: Int) -> Bool {
    let tagged = terms + [LinearProblem.Term(firstTag + Int32(tag), 1)]
    let rest = reduced(Affine(terms: Affine.collected(tagged)))
    let variables = rest.terms.filter { $0.variable < firstTag }
    guard let pivot = variables.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else {
      return false
    }
    pivots.append(pivot.variable)
    rows[pivot.variable] = Affine(
      terms: rest.terms.map { LinearProblem.Term($0.variable, $0.coefficient / pivot.coefficient) })
    return true
  }

  /// The combination of known sums that gives a sum, by rising tag; `nil` if it isn't in the span.
  func combination(of terms: [LinearProblem.Term]) -> [(tag: Int, factor: Double)]? {
    let rest = reduced(Affine(terms: Affine.collected(terms)))
    guard rest.terms.allSatisfy({ $0.variable >= firstTag }) else { return nil }
    return rest.terms.map { (Int($0.variable - firstTag), -$0.coefficient) }
  }

  /// The sum reduced by the known sums, until it contains no pivot variable.
  ///
  /// - Complexity: Each known sum is subtracted at most once, because none contains an earlier pivot
  ///   variable.
  private func reduced(_ form: Affine) -> Affine {
    let least = Tolerance.slope * (form.terms.map { abs($0.coefficient) }.max() ?? 0)
    var rest: [Int32: Part] = [:]
    for term in form.terms { rest[term.variable, default: Part()].add(term.coefficient) }
    for pivot in pivots {
      guard let part = rest.removeValue(forKey: pivot), let row = rows[pivot],
        part.counts(above: least)
      else { continue }
      // The pivot's own term is already removed: rounding might leave a trace of it.
      for term in row.terms where term.variable != pivot {
        rest[term.variable, default: Part()].add(-part.sum * term.coefficient)
      }
    }
    let terms = rest.filter { $0.value.counts(above: least) }
      .map { LinearProblem.Term($0.key, $0.value.sum) }
    return Affine(terms: terms.sorted { $0.variable < $1.variable })
  }

  /// A coefficient while it is added up, with the absolute sum of its contributions.
  private struct Part {
    private(set) var sum = 0.0
    private var size = 0.0

    mutating func add(_ number: Double) {
      sum += number
      size += abs(number)
    }

    /// Whether it is more than rounding leaves.
    func counts(above least: Double) -> Bool {
      abs(sum) > max(least, Tolerance.noise * size)
    }
  }
}
