public import Foundation

/// What a font is asked to be: a family, a size, a weight and traits.
///
/// Apple's is a dictionary of attributes that is matched against installed fonts; here every
/// attribute is accepted, and only the size changes what is measured.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  let family: String
  let weight: UIFont.Weight
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits

  init(family: String, size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits) {
    (self.family, pointSize, self.weight, symbolicTraits) = (family, size, weight, traits)
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(family: fontName, size: size, weight: .regular, traits: [])
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      family: family, size: pointSize,
      weight: symbolicTraits.contains(.traitBold) ? .bold : weight, traits: symbolicTraits)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return family == other.family && pointSize == other.pointSize && weight == other.weight
      && symbolicTraits == other.symbolicTraits
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(family)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
