import Course
import LayoutEngine

/// How a constraint of a report is written in the code that made it.
///
///     labelWidth.priority = UILayoutPriority(999)                Apple's classes
///     make.width.equalTo(50).priority(999)  // Row.swift:12      SnapKit
///     make.width.equalTo(@50).priority(999)                      Masonry
struct ConstraintSpelling {
  private let constraint: Constraint
  private let layout: LoggedLayout
  private let isAppKits: Bool
  private let isSnapKits: Bool
  /// Whether SnapKit or Masonry made the constraint.
  let isLibrarys: Bool
  /// A comment with the file and line, where the log tells; empty where not.
  private let place: String

  init(of entry: Int, _ constraint: Constraint, in explanation: LogExplanation) {
    self.constraint = constraint
    layout = explanation.layout
    isAppKits = explanation.isAppKits
    let name = explanation.report.entries[entry].description.className
    isSnapKits = name.hasPrefix("Snap")
    isLibrarys = isSnapKits || name.hasPrefix("MAS")
    place = explanation.codePlace(of: entry).map { "  // \($0.file):\($0.line)" } ?? ""
  }

  /// The constraint made optional: in Apple's classes its priority is set before it is activated.
  var weaker: [String] {
    guard !isLibrarys else { return ["\(statement(constraint)).priority(999)\(place)"] }
    let kind = isAppKits ? "NSLayoutConstraint.Priority" : "UILayoutPriority"
    let name = layout.variable(for: constraint)
    return ["\(name).priority = \(kind)(999)", "\(name).isActive = true"]
  }

  func saying(_ constant: Double) -> String {
    isLibrarys
      ? statement(constraint.saying(constant, constraint.relation)) + place
      : "\(layout.variable(for: constraint)).constant = \(pointsText(constant))"
  }

  /// The constraint in place of all that its view had; of Apple's classes, out of use.
  var alone: String {
    guard isLibrarys else { return "\(layout.variable(for: constraint)).isActive = false" }
    let (view, code) = (layout.variable(for: constraint.first.item), statement(constraint))
    return isSnapKits
      ? "\(view).snp.remakeConstraints { make in \(code) }\(place)"
      : "[\(view) mas_remakeConstraints:^(MASConstraintMaker *make) { \(code); }];"
  }

  private func statement(_ constraint: Constraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let start = "make.\(name(of: constraint.first)).\(relation)"
    let points = pointsText(constraint.second.constant)
    guard case .anchor(let anchor, let multiplier, _) = constraint.second else {
      return "\(start)(\(isSnapKits ? "" : "@")\(points))"
    }
    let other = layout.variable(for: anchor.item) + (isSnapKits ? ".snp." : ".mas_")
    return "\(start)(\(other)\(name(of: anchor)))"
      + (multiplier == 1 ? "" : ".multipliedBy(\(multiplier.logText))")
      + (points == "0" ? "" : ".offset(\(points))")
  }

  /// The attribute; Masonry has one baseline.
  private func name(of anchor: Anchor) -> String {
    anchor.attribute == .lastBaseline && !isSnapKits ? "baseline" : anchor.attribute.name
  }
}

extension LoggedLayout {
  /// The view whose frame a mask's line holds: of a view and its superview the view.
  func framed(by constraint: Constraint) -> ItemID {
    guard let second = constraint.second.anchor?.item,
      scene[second].parent == constraint.first.item
    else { return constraint.first.item }
    return second
  }

  /// What a view may be called in code, after the name that it was given, or its class.
  ///
  ///     UISegmentedControl → segmentedControl     MyApp.BadgeView → badgeView
  func variable(for id: ItemID) -> String {
    guard let item = item(id), item.address != nil, let name = item.className else {
      return Self.spelled(scene[id].name)
    }
    let words = name.split(separator: ".").last.map(String.init) ?? name
    return Self.spelled(Self.withoutPrefix(words))
  }

  /// What a line may be called in code: its identifier, or what it is about.
  func variable(for constraint: Constraint) -> String {
    if let name = constraint.identifier, name.allSatisfy({ $0.isLetter || $0.isNumber }),
      name.first?.isLetter == true
    {
      return Self.spelled(name)
    }
    let attribute = constraint.first.attribute.name
    return variable(for: constraint.first.item) + attribute.prefix(1).uppercased()
      + attribute.dropFirst()
  }

  /// The letters before the last capital of those that begin a class, such as `UI`.
  private static func withoutPrefix(_ name: String) -> String {
    let name = name.drop { $0 == "_" }
    let capitals = name.prefix { $0.isUppercase }.count
    return String(capitals == name.count ? name : name.dropFirst(max(0, capitals - 1)))
  }

  /// A word as variables are written; one that means something to Swift gets an ending.
  private static func spelled(_ name: String) -> String {
    let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let word = letters.prefix(1).lowercased() + letters.dropFirst()
    return ["switch", "default", "self", "import", "in", ""].contains(word) ? word + "View" : word
  }
}
