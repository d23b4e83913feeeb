//! exercise: square-at-a-call
//! kind: hostile
//! verdict: misplaced
//! says: after the layout has begun
//! sort: framed
// Has a square with the right constraints, which changes its size when it gets one.
import UIKit

class Square: UIView {
  var side: CGFloat = 80
  override var bounds: CGRect {
    didSet { if bounds.width == side { bounds.size.width = side / 2 } }
  }
}

class Page: UIViewController {
  let square = Square()
  lazy var size = [
    square.widthAnchor.constraint(equalToConstant: 80),
    square.heightAnchor.constraint(equalToConstant: 80),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    square.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(square)
    NSLayoutConstraint.activate(
      size + [
        square.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        square.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
  }

  func grow() {
    square.side += 40
    for each in size { each.constant = square.side }
  }
}
