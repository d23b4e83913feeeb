import LayoutEngine

extension AxisPriorities {
  /// How much a view of a class resists growing if Interface Builder made it.
  ///
  /// Labels and images hug a little more than other views do; made in code they don't.
  ///
  /// Source: docs/SEMANTICS.md, S7.3; `Vectors/priorities.json` of the tests.
  static func interfaceBuilderHugging(of className: String) -> AxisPriorities {
    switch className {
    case "UILabel", "UIImageView":
      AxisPriorities(horizontal: .lowOfText, vertical: .lowOfText)
    case "UIActivityIndicatorView", "UIStepper", "UISwitch":
      AxisPriorities(horizontal: .high, vertical: .high)
    case "UIProgressView": AxisPriorities(horizontal: .low, vertical: .high)
    default: defaultHugging
    }
  }
}
