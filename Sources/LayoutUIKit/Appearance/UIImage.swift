public import Foundation

/// A picture: a size, and no pixels.
///
/// Apple's `init(named:)` looks in the asset catalogue and gives `nil` for what isn't there. Here
/// every name but the empty one is found: at the size that the exercise declares for it, else at
/// 100 × 100 points. A picture of any size, here and in Xcode, comes
/// from ``UIGraphicsImageRenderer``.
open class UIImage: NSObject, @unchecked Sendable {
  /// The sizes of the exercise's named images, set before a learner's code runs.
  nonisolated(unsafe) package static var declaredSizes: [String: CGSize] = [:]

  public let size: CGSize
  public let scale: CGFloat = 1
  private(set) var isSymbolImage = false

  public override init() {
    size = .zero
    super.init()
  }

  /// Makes a picture of a size, for code that sets up a scene.
  package init(size: CGSize) {
    self.size = size
    super.init()
  }

  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    size = Self.declaredSizes[name] ?? CGSize(width: 100, height: 100)
    super.init()
  }

  /// Every symbol is a square of 21 points: 1.2 times a point size of 17, rounded up.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    size = CGSize(width: 21, height: 21)
    super.init()
    isSymbolImage = true
  }

  open class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
}

/// Makes a picture of a size; the drawing closure runs, and draws nothing.
open class UIGraphicsImageRenderer: NSObject {
  let size: CGSize

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }
}

/// What a drawing closure is handed; each call does nothing.
open class UIGraphicsImageRendererContext: NSObject {
  open func fill(_ rect: CGRect) {}
}
