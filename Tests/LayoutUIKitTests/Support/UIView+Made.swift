import Foundation
import LayoutUIKit

extension UIView {
  /// A view of a size, as a root.
  convenience init(width: CGFloat, height: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// A new subview that constraints place.
  func addFreeSubview<V: UIView>(_ view: V = UIView()) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// The frame as four numbers, easy to compare and to read.
  var numbers: [CGFloat] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }
}

/// A view whose content asks for a size, as a label does.
final class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}
