import Course
import LayoutEngine

/// A constraint as reference cases write it: two pairs of an item's name and an attribute.
///
///     {"id":"k1","first":["v2","top"],"relation":"=","second":["v1","top"],"multiplier":1, …}
struct ReferenceConstraint {
  /// An item's name and an attribute, with the place of the pair.
  struct End {
    let item: String
    let attribute: Attribute
    let field: JSONField

    init(_ field: JSONField) throws(CourseError) {
      let words = try field.array(of: "strings", count: 2) { word throws(CourseError) in
        word
      }
      item = try words[0].string()
      attribute = try words[1].attribute()
      self.field = field
    }

    /// The anchor in a scene.
    ///
    /// - Throws: ``CourseError`` if the scene has no such item.
    func anchor(in scene: Scene) throws(CourseError) -> Anchor {
      guard let id = scene.id(named: item) else {
        throw field.mismatch("an item of the scene and an attribute", found: item)
      }
      return Anchor(id, attribute)
    }
  }

  let id: String
  /// The same as an equation; `nil` where none can say it.
  let equation: String?
  let first: End?
  let relation: Relation
  let second: End?
  let multiplier: Double
  let constant: Double
  let priority: Double
  /// Only relates frames that are given, and would hold but for rounding.
  let isTrivial: Bool

  init(_ field: JSONField) throws(CourseError) {
    self = try field.object { reader throws(CourseError) in
      try ReferenceConstraint(&reader)
    }
  }

  private init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    equation = try reader.given("eq")?.string()
    first = try reader.given("first").map { field throws(CourseError) in try End(field) }
    relation = try reader.required("relation").relation()
    second = try reader.given("second").map { field throws(CourseError) in try End(field) }
    multiplier = try reader.required("multiplier").number()
    constant = try reader.required("constant").number()
    priority = try reader.required("priority").number()
    isTrivial = try reader.given("trivial")?.bool() ?? false
    // Where a constraint came from, and whether the build would have removed it, changes nothing.
    reader.skip("multiplierExact", "origin", "placeholder")
  }

  /// The constraint before any rule has looked at it.
  ///
  /// - Throws: ``CourseError`` if it speaks of an item that the scene doesn't have.
  func draft(in scene: Scene) throws(CourseError) -> ConstraintDraft {
    ConstraintDraft(
      first: try first.map { end throws(CourseError) in try end.anchor(in: scene) },
      relation: relation,
      second: try second.map { end throws(CourseError) in try end.anchor(in: scene) },
      multiplier: multiplier, constant: constant, priority: priority, identifier: id)
  }
}

extension ConstraintDraft {
  /// The constraint as the solver takes it, with no rule asked; `nil` if it has no first anchor or
  /// no priority.
  var unchecked: Constraint? {
    guard let first, let priority = Priority(priority) else { return nil }
    return Constraint(
      first, relation,
      second.map { .anchor($0, multiplier: multiplier, constant: constant) }
        ?? .length(constant),
      priority: priority, identifier: identifier, origin: origin)
  }
}
