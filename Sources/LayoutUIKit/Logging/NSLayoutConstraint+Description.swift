import Foundation

extension NSLayoutConstraint {
  var logDescription: String { logText(isActive: isActive) }

  /// The constraint as UIKit prints it.
  ///
  ///     <NSLayoutConstraint:0x6000 'gap' H:[UIView:0x1]-(8)-[UIView:0x2]   (active)>
  ///
  /// - Parameter isActive: What to say of that; an exception on activation says that it is.
  /// - Returns: The description.
  func logText(isActive: Bool) -> String {
    let entry = form.logEntry
    let name = identifier.map { "'\($0)' " } ?? ""
    let strength = priority == .required ? "" : " priority:\(CGFloat(priority.rawValue).logText)"
    let standing = isActive ? "active" : "inactive"
    return "<\(className):\(address) \(name)\(entry.body)\(strength)   "
      + "(\(standing)\(entry.legend.text))>"
  }
}

extension ConstraintForm {
  /// What a constraint says, and the names that it uses.
  struct LogEntry {
    let body: String
    let legend: LogLegend
  }

  @MainActor var logEntry: LogEntry {
    logFormat ?? equation
  }

  private var sign: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The constraint as an equation: `A.width == 0.4*B.width + 1`.
  @MainActor private var equation: LogEntry {
    var legend = LogLegend()
    legend.add(first.item)
    guard let second else {
      return LogEntry(body: "\(first.logText) \(sign) \(constant.logText)", legend: legend)
    }
    legend.add(second.item)
    let factor = multiplier == 1 ? "" : "\(multiplier.logText)*"
    let offset =
      constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant).logText)"
    return LogEntry(
      body: "\(first.logText) \(sign) \(factor)\(second.logText)\(offset)", legend: legend)
  }

  /// The constraint in visual format, where UIKit prints it so: gaps to a superview or a sibling.
  @MainActor private var logFormat: LogEntry? {
    guard let second, multiplier == 1, let one = first.item, let other = second.item,
      let axis = first.attribute.axis, first.attribute.edge != .neither
    else { return nil }
    let prefix = axis == .horizontal ? "H:" : "V:"
    let suffix = first.attribute.isAbsolute ? "(LTR)" : ""
    let gap = "-(\(relation == .equal ? "" : sign)\(constant.logText))-"
    var legend = LogLegend()
    func entry(_ body: String) -> LogEntry {
      LogEntry(body: prefix + body + suffix, legend: legend)
    }
    if first.attribute == second.attribute {
      switch first.attribute.edge {
      case .near:
        guard let view = one.logParent, view === other else { return nil }
        legend.add(one)
        legend.addSuperview(view)
        return entry("|\(gap)[\(one.logName)]")
      default:
        guard let view = other.logParent, view === one else { return nil }
        legend.add(other)
        legend.addSuperview(view)
        return entry("[\(other.logName)]\(gap)|")
      }
    }
    guard first.attribute.edge == .near, second.attribute.edge == .far,
      first.attribute.isAbsolute == second.attribute.isAbsolute,
      second.attribute.axis == axis, let parent = one.logParent, parent === other.logParent
    else { return nil }
    legend.add(other)
    legend.add(one)
    return entry("[\(other.logName)]\(gap)[\(one.logName)]")
  }
}

extension LayoutObject {
  /// The view inside which the item is printed: a view's superview, or a guide's owner.
  fileprivate var logParent: UIView? { (self as? UIView)?.superview ?? guideOwner }

  private var guideOwner: UIView? { (self as? UILayoutGuide)?.owningView }
}

extension NSLayoutConstraint.Attribute {
  /// Which end of an item an attribute is.
  fileprivate enum Edge {
    case near
    case far
    case neither
  }

  fileprivate var edge: Edge {
    switch self {
    case .leading, .left, .top: .near
    case .trailing, .right, .bottom: .far
    default: .neither
    }
  }

  /// Whether the attribute is left or right.
  fileprivate var isAbsolute: Bool { self == .left || self == .right }
}
