public import Foundation

/// A picture; its intrinsic size is the picture's, and none without one.
///
/// Apple's draws, animates and tints. Here a name's size comes from the exercise; see ``UIImage``.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { imageChanged(from: oldValue) } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func imageChanged(from old: UIImage?) {
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }

  override var showsContent: Bool { image != nil }
  override var hidesWhatIsBehind: Bool { image.map { !$0.isSymbolImage } ?? false }

  override var ownContentSize: CGSize { image?.size ?? super.ownContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }
}
