public import Foundation

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

/// The environment of a view: size classes, direction, scale.
///
/// Apple's follows the device and its settings. That of our views is a phone held upright, in light,
/// with the reading direction of the exercise. One that code makes has only the trait that it gives.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The traits by their names; those that aren't there are unspecified.
  private let traits: [String: AnyHashable]

  private init(_ traits: [String: AnyHashable]) { self.traits = traits }

  convenience init(layoutDirection: UITraitEnvironmentLayoutDirection, displayScale: CGFloat) {
    self.init([
      "horizontal": UIUserInterfaceSizeClass.compact, "vertical": UIUserInterfaceSizeClass.regular,
      "style": UIUserInterfaceStyle.light, "idiom": UIUserInterfaceIdiom.phone,
      "direction": layoutDirection, "scale": displayScale, "size": UIContentSizeCategory.large,
    ])
  }

  public convenience override init() { self.init([:]) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(["horizontal": horizontalSizeClass])
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(["vertical": verticalSizeClass])
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(["style": userInterfaceStyle])
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(["idiom": idiom])
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(["direction": layoutDirection])
  }
  public convenience init(displayScale scale: CGFloat) { self.init(["scale": scale]) }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(["size": preferredContentSizeCategory])
  }
  /// Joins collections; of a trait that several have the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce([:]) { $0.merging($1.traits) { $1 } })
  }

  private func value<Value: Hashable>(_ name: String, _ none: Value) -> Value {
    traits[name] as? Value ?? none
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { value("horizontal", .unspecified) }
  open var verticalSizeClass: UIUserInterfaceSizeClass { value("vertical", .unspecified) }
  open var userInterfaceStyle: UIUserInterfaceStyle { value("style", .unspecified) }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { value("idiom", .unspecified) }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { value("direction", .unspecified) }
  open var displayScale: CGFloat { value("scale", 0) }
  open var preferredContentSizeCategory: UIContentSizeCategory { value("size", .unspecified) }

  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait?.traits.allSatisfy { traits[$0] == $1 } ?? true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }
  open override var hash: Int { traits.hashValue }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The size that a reader chose for texts; here always the usual one, `large`.
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

  /// Posted when the reader chooses another size, which never happens here.
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

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
