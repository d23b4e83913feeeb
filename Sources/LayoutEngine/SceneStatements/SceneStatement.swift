/// A line about a view itself, in UIKit's property names.
///
///     Label.frame = (20, 20, 42, 22)
///     Label.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
///     Label.translatesAutoresizingMaskIntoConstraints = false
package struct SceneStatement: Hashable, Sendable {
  /// What is set, and to what.
  package enum Property: Hashable, Sendable {
    /// Position and size in the superview, in points.
    case frame(Rect)
    case autoresizingMask(AutoresizingMask)
    case translatesMask(Bool)

    /// The property's name in UIKit.
    package var name: String {
      switch self {
      case .frame: SceneStatement.propertyNames[0]
      case .autoresizingMask: SceneStatement.propertyNames[1]
      case .translatesMask: SceneStatement.propertyNames[2]
      }
    }
  }

  static let propertyNames = [
    "frame", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints",
  ]

  /// The view's name.
  package let item: String
  package let itemRange: SourceRange
  package let property: Property
  /// Where the whole statement stands.
  package let range: SourceRange
}

extension SceneStatement: CustomStringConvertible {
  /// The statement as it is written.
  package var description: String {
    let value =
      switch property {
      case .frame(let frame):
        "(\([frame.x, frame.y, frame.width, frame.height].map(Self.text).joined(separator: ", ")))"
      case .autoresizingMask(let mask): mask.codeText
      case .translatesMask(let isOn): String(isOn)
      }
    return "\(ItemSpelling.name(item)).\(property.name) = \(value)"
  }

  /// A number without needless decimals, as Swift programs have them.
  private static func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int64(number))" : "\(number)"
  }
}
