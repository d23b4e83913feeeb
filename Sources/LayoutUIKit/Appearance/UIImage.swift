public import Foundation

/// A picture: a size, and no pixels.
///
/// Apple's `init(named:)` looks in the asset catalogue and gives `nil` for what isn't there. Here
/// every name but the empty one is found: at the size that the exercise declares for it, else at
/// 100 × 100 points. Data and files give `nil`. A picture of any size, here and in Xcode, comes
/// from ``UIGraphicsImageRenderer``.
open class UIImage: NSObject, @unchecked Sendable {
  /// The sizes of the exercise's named images, set before a learner's code runs.
  nonisolated(unsafe) package static var declaredSizes: [String: CGSize] = [:]

  public let size: CGSize
  public let scale: CGFloat = 1
  public private(set) var renderingMode: RenderingMode = .automatic
  public private(set) var configuration: Configuration?
  public private(set) var isSymbolImage = false

  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  public override init() {
    size = .zero
    super.init()
  }

  /// Makes a picture of a size, for whoever sets up a scene.
  package init(size: CGSize) {
    self.size = size
    super.init()
  }

  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    size = Self.declaredSizes[name] ?? CGSize(width: 100, height: 100)
    super.init()
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name)
  }

  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Every symbol is a square of 1.2 times its point size (17 unless configured), rounded up.
  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    let points = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    let side = (points * 1.2).rounded(.up)
    size = CGSize(width: side, height: side)
    super.init()
    self.configuration = configuration
    isSymbolImage = true
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  public init?(contentsOfFile path: String) { nil }
  public init?(data: Data) { nil }
  public init?(data: Data, scale: CGFloat) { nil }

  private func changed(_ change: (UIImage) -> Void) -> UIImage {
    let image = UIImage(size: size)
    image.renderingMode = renderingMode
    image.configuration = configuration
    image.isSymbolImage = isSymbolImage
    change(image)
    return image
  }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage { changed { _ in } }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard isSymbolImage else { return changed { $0.configuration = configuration } }
    return UIImage(systemName: "symbol", withConfiguration: configuration) ?? self
  }

  open func draw(at point: CGPoint) {}
  open func draw(in rect: CGRect) {}
}
