/// A line about a view itself, in UIKit's property names.
///
///     Label.frame = (20, 20, 42, 22)
///     Label.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
///     Label.translatesAutoresizingMaskIntoConstraints = false
///     Label.intrinsicContentSize = (42, noIntrinsicMetric)
///     Label.horizontalHuggingPriority = 251
///     Label.baselineOffsets = (17, 5)
///     Superview.layoutMargins = (8, 16, 8, 16)
///     Superview.safeAreaInsets = (64, 0, 32, 0)
package struct SceneStatement: Hashable, Sendable {
  /// What is set, and to what.
  package enum Property: Hashable, Sendable {
    /// Position and size in the superview, in points.
    case frame(Rect)
    case autoresizingMask(AutoresizingMask)
    case translatesMask(Bool)
    /// The size that the content asks for.
    case intrinsicContentSize(IntrinsicSize)
    /// Where the text's lines stand, which AppKit has as `firstBaselineOffsetFromTop` and
    /// `lastBaselineOffsetFromBottom` and UIKit keeps to itself.
    case baselineOffsets(Baselines)
    case layoutMargins(Insets)
    /// What bars cover at each edge.
    case safeAreaInsets(Insets)
    case contentPriority(ContentPriority, Priority)

    /// The property's name in UIKit, or in storyboard files.
    package var name: String {
      switch self {
      case .frame: PropertyName.frame.rawValue
      case .autoresizingMask: PropertyName.autoresizingMask.rawValue
      case .translatesMask: PropertyName.translatesMask.rawValue
      case .intrinsicContentSize: PropertyName.intrinsicContentSize.rawValue
      case .baselineOffsets: PropertyName.baselineOffsets.rawValue
      case .layoutMargins: PropertyName.layoutMargins.rawValue
      case .safeAreaInsets: PropertyName.safeAreaInsets.rawValue
      case .contentPriority(let priority, _): priority.rawValue
      }
    }

    /// Whether it is content hugging or compression resistance.
    package var isContentPriority: Bool {
      if case .contentPriority = self { true } else { false }
    }

    /// Whether it says what there is, rather than how to lay it out.
    package var isFact: Bool {
      switch self {
      case .intrinsicContentSize, .baselineOffsets, .layoutMargins, .safeAreaInsets: true
      case .frame, .autoresizingMask, .translatesMask, .contentPriority: false
      }
    }
  }

  /// The properties besides ``ContentPriority``.
  enum PropertyName: String, CaseIterable {
    case frame
    case autoresizingMask
    case translatesMask = "translatesAutoresizingMaskIntoConstraints"
    case intrinsicContentSize
    case baselineOffsets
    case layoutMargins
    case safeAreaInsets
  }

  static let propertyNames =
    PropertyName.allCases.map { $0.rawValue } + ContentPriority.allCases.map { $0.rawValue }

  /// The word for a length that content doesn't ask for.
  static let noLength = "noIntrinsicMetric"

  /// The view's name.
  package let item: String
  package let itemRange: SourceRange
  package let property: Property
  /// Where the whole statement stands.
  package let range: SourceRange

  /// The same statement with another view or property.
  package func changed(item: String? = nil, to property: Property? = nil) -> SceneStatement {
    SceneStatement(
      item: item ?? self.item, itemRange: itemRange, property: property ?? self.property,
      range: range)
  }
}

extension SceneStatement: CustomStringConvertible {
  /// The statement as it is written.
  package var description: String { "\(ItemSpelling.name(item)).\(property)" }
}

extension SceneStatement.Property: CustomStringConvertible {
  /// The property and its value as they are written.
  package var description: String {
    let value =
      switch self {
      case .frame(let frame): Self.tuple([frame.x, frame.y, frame.width, frame.height])
      case .autoresizingMask(let mask): mask.codeText
      case .translatesMask(let isOn): String(isOn)
      case .intrinsicContentSize(let size): Self.tuple([size.width, size.height])
      case .baselineOffsets(let baselines): Self.tuple([baselines.first, baselines.last])
      case .layoutMargins(let insets), .safeAreaInsets(let insets):
        Self.tuple([insets.top, insets.left, insets.bottom, insets.right])
      case .contentPriority(_, let priority): Self.text(priority.value)
      }
    return "\(name) = \(value)"
  }

  private static func tuple(_ numbers: [Double?]) -> String {
    "(\(numbers.map { $0.map(text) ?? SceneStatement.noLength }.joined(separator: ", ")))"
  }

  /// A number without needless decimals, as Swift programs have them.
  private static func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int64(number))" : "\(number)"
  }
}
