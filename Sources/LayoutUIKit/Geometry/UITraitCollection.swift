public import Foundation
import LayoutEngine

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The environment of a view: size classes, direction, scale, the size of text.
///
/// Apple's follows the device and its settings. That of our views is a phone held upright, in light,
/// with the reading direction of the exercise, unless the exercise's window says otherwise. One that
/// code makes has only the traits that it gives.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// What the device and its reader's settings say now; every window has the same.
  ///
  /// Only the stage sets it, on the main thread.
  nonisolated(unsafe) static var device = UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceIdiom: .phone),
    UITraitCollection(preferredContentSizeCategory: .large),
  ])

  /// The traits of code that belongs to no view; Apple's can be set.
  open class var current: UITraitCollection { device }

  /// The traits by their types; those that aren't there are unspecified.
  private let traits: [ObjectIdentifier: AnyHashable]

  private init(_ traits: [ObjectIdentifier: AnyHashable]) { self.traits = traits }

  private convenience init<Trait: UITraitDefinition>(
    _ trait: Trait.Type, _ value: Trait.Value
  ) where Trait.Value: Hashable { self.init([ObjectIdentifier(trait): value]) }

  public convenience override init() { self.init([:]) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, idiom)
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }
  public convenience init(displayScale scale: CGFloat) {
    self.init(UITraitDisplayScale.self, scale)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }
  /// Joins collections; of a trait that several have the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce([:]) { $0.merging($1.traits) { $1 } })
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    traits[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
  open var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  open var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }
  open var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }

  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait?.traits.allSatisfy { traits[$0] == $1 } ?? true
  }

  /// Whether one of some traits is another than in a collection.
  func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { self.traits[ObjectIdentifier($0)] != other.traits[ObjectIdentifier($0)] }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }
  open override var hash: Int { traits.hashValue }
}

/// A trait that a collection may hold, as a type.
///
/// Traits of one's own compile; nothing sets one here, so they keep their default.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

public struct UITraitDisplayScale: UITraitDefinition { public static let defaultValue: CGFloat = 0 }

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The size that a reader chose for texts; the usual one is `large`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ size: String) { rawValue = "UICTContentSizeCategory" + size }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self("XS")
  public static let small = Self("S")
  public static let medium = Self("M")
  public static let large = Self("L")
  public static let extraLarge = Self("XL")
  public static let extraExtraLarge = Self("XXL")
  public static let extraExtraExtraLarge = Self("XXXL")
  public static let accessibilityMedium = Self("AccessibilityM")
  public static let accessibilityLarge = Self("AccessibilityL")
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")

  /// Posted when the reader chooses another size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  private static let ascending: [Self] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among all sizes, from the smallest text to the largest.
  private var rank: Int { Self.ascending.firstIndex(of: self) ?? 0 }

  init(_ category: TextSizeCategory) { self = Self.ascending[category.rank + 1] }

  /// The same size for the measure of text; the usual one if it is unspecified.
  var measured: TextSizeCategory {
    rank == 0 ? .large : TextSizeCategory.allCases[rank - 1]
  }

  /// The size in a collection, or else the reader's.
  static func inForce(_ traits: UITraitCollection?) -> Self {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified
      ? UITraitCollection.device.preferredContentSizeCategory : category
  }

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
