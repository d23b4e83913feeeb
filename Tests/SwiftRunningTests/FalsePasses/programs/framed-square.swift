//! exercise: square-at-a-call
//! kind: hostile
//! verdict: misplaced|ambiguous
//! says: square
//! sort: framed
// Has a square that lays itself out by hand.
import UIKit

class Square: UIView {
  var side: CGFloat = 80
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let superview else { return }
    bounds.size = CGSize(width: side, height: side)
    center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
  }
}

class Page: UIViewController {
  let square = Square()

  override func viewDidLoad() {
    super.viewDidLoad()
    square.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(square)
  }

  func grow() {
    square.side += 40
    square.setNeedsLayout()
  }
}
