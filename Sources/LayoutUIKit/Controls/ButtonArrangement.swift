import Foundation

/// Where a button's picture and title stand, in the middle of what the insets leave.
struct ButtonArrangement {
  /// The size of the title, or nil where there is none.
  let title: CGSize?
  let image: CGSize?
  private let insets: UIEdgeInsets
  private let gap: CGFloat
  private let edge: Edge

  /// The side of the title on which the picture stands.
  private enum Edge { case left, right, top, bottom }

  init(
    title: CGSize?, image: CGSize?, configuration: UIButton.Configuration?, insets: UIEdgeInsets,
    isRightToLeft: Bool
  ) {
    (self.title, self.image) = (title, image)
    guard let configuration else {
      // Apple's buttons without insets keep 6 points above and below their title.
      // Source: docs/SEMANTICS.md, S12.11.
      let hasOwnInsets = insets != .zero || title == nil
      self.insets = hasOwnInsets ? insets : UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
      gap = 0
      edge = isRightToLeft ? .right : .left
      return
    }
    let own = configuration.contentInsets
    self.insets = UIEdgeInsets(
      top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
      right: isRightToLeft ? own.leading : own.trailing)
    gap = title == nil || image == nil ? 0 : configuration.imagePadding
    switch configuration.imagePlacement {
    case .top: edge = .top
    case .bottom: edge = .bottom
    case .trailing: edge = isRightToLeft ? .left : .right
    default: edge = isRightToLeft ? .right : .left
    }
  }

  private var isInRow: Bool { edge == .left || edge == .right }

  private var content: CGSize {
    let (words, picture) = (title ?? .zero, image ?? .zero)
    guard isInRow else {
      return CGSize(
        width: max(words.width, picture.width), height: words.height + gap + picture.height)
    }
    return CGSize(
      width: words.width + gap + picture.width, height: max(words.height, picture.height))
  }

  /// The intrinsic size; a button without any content is 30 wide and 34 high.
  var size: CGSize {
    guard title != nil || image != nil else { return CGSize(width: 30, height: 34) }
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  /// From the button's top to the title's, at the button's intrinsic height.
  var titleTop: CGFloat { frames(in: CGRect(origin: .zero, size: size)).title.minY }

  /// From the title's bottom to the button's, at the button's intrinsic height.
  var titleBottom: CGFloat {
    size.height - frames(in: CGRect(origin: .zero, size: size)).title.maxY
  }

  func frames(in bounds: CGRect) -> (title: CGRect, image: CGRect) {
    let room = bounds.inset(by: insets)
    let whole = CGSize(
      width: min(content.width, max(room.width, 0)), height: content.height)
    let start = CGPoint(x: room.midX - whole.width / 2, y: room.midY - whole.height / 2)
    var picture = image ?? .zero
    picture.width = min(picture.width, max(room.width, 0))
    picture.height = min(picture.height, max(room.height, 0))
    var words = title ?? .zero
    words.width = min(words.width, max(whole.width - (isInRow ? picture.width + gap : 0), 0))
    func frame(_ size: CGSize, _ offset: CGFloat) -> CGRect {
      isInRow
        ? CGRect(
          x: start.x + offset, y: room.midY - size.height / 2, width: size.width,
          height: size.height)
        : CGRect(
          x: room.midX - size.width / 2, y: start.y + offset, width: size.width,
          height: size.height)
    }
    let afterPicture = (isInRow ? picture.width : picture.height) + gap
    let afterWords = (isInRow ? words.width : words.height) + gap
    return edge == .left || edge == .top
      ? (frame(words, afterPicture), frame(picture, 0))
      : (frame(words, 0), frame(picture, afterWords))
  }
}
