import Course
import LayoutEngine

/// The engine's values as reference cases write them.
extension JSONField {
  /// Left, top, width, height.
  func rect() throws(CourseError) -> Rect {
    let four = try numbers(count: 4)
    return Rect(x: four[0], y: four[1], width: four[2], height: four[3])
  }

  /// Top, left, bottom, right.
  func insets() throws(CourseError) -> Insets {
    let four = try numbers(count: 4)
    return Insets(top: four[0], left: four[1], bottom: four[2], right: four[3])
  }

  /// Width, height.
  func size() throws(CourseError) -> Size {
    let two = try numbers(count: 2)
    return Size(width: two[0], height: two[1])
  }

  /// Width, height; `null` where the content asks for none.
  func intrinsicSize() throws(CourseError) -> IntrinsicSize {
    let two = try numbersOrNull(count: 2)
    return IntrinsicSize(width: two[0], height: two[1])
  }

  /// Across, down.
  func axisPriorities() throws(CourseError) -> AxisPriorities {
    let two = try array(of: "priorities", count: 2) { item throws(CourseError) in
      try item.priority()
    }
    return AxisPriorities(horizontal: two[0], vertical: two[1])
  }

  /// A priority that counts.
  func priority() throws(CourseError) -> Priority {
    guard let priority = Priority(try number()) else {
      throw mismatch("greater than 0 and at most 1000", found: "a number that isn't")
    }
    return priority
  }

  /// `=` or `==`, `<=`, `>=`.
  func relation() throws(CourseError) -> Relation {
    let sign = try string()
    if sign == "==" { return .equal }
    guard let relation = Relation.allCases.first(where: { $0.sign == sign }) else {
      throw mismatch("one of: =, ==, <=, >=", found: sign)
    }
    return relation
  }

  /// The name of an attribute.
  func attribute() throws(CourseError) -> Attribute {
    let name = try string()
    guard let attribute = Attribute(name: name) else {
      throw mismatch("the name of an attribute", found: name)
    }
    return attribute
  }

  /// The flexible parts by their short names, by AppKit's, or by Interface Builder's.
  func autoresizingMask() throws(CourseError) -> AutoresizingMask {
    let parts = try array(of: "names of flexible parts") { item throws(CourseError) in
      let name = try item.string()
      guard let part = AutoresizingMask.referenceNames[name] else {
        throw item.mismatch("the name of a flexible part", found: name)
      }
      return part
    }
    return parts.reduce(into: []) { $0.insert($1) }
  }

  /// Numbers, some of which may be `null`.
  func numbersOrNull(count: Int) throws(CourseError) -> [Double?] {
    try array(of: "numbers or null", count: count) { item throws(CourseError) in
      try item.unlessNull?.number()
    }
  }

  /// The field itself, or nothing if its value is `null`.
  var unlessNull: JSONField? { json.value == .null ? nil : self }
}

extension ObjectReader {
  /// The field of a key; nothing where it is absent or `null`.
  mutating func given(_ key: String) -> JSONField? { optional(key)?.unlessNull }

  /// Takes note of keys that say something to people only.
  mutating func skip(_ keys: String...) {
    for key in keys { _ = optional(key) }
  }
}

extension AutoresizingMask {
  fileprivate static let referenceNames: [String: AutoresizingMask] = [
    "LM": .flexibleLeftMargin, "W": .flexibleWidth, "RM": .flexibleRightMargin,
    "TM": .flexibleTopMargin, "H": .flexibleHeight, "BM": .flexibleBottomMargin,
    "minX": .flexibleLeftMargin, "maxX": .flexibleRightMargin,
    "minY": .flexibleTopMargin, "maxY": .flexibleBottomMargin,
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
    "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
    "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
  ]
}
