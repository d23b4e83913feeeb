//! exercise: button-growing
//! kind: hostile
//! verdict: misplaced|ambiguous
//! says: button
//! sort: framed
// Sets the frame by hand in each layout, without a constraint.
import UIKit

class Page: UIViewController {
  let button = UIButton()
  var side: CGFloat = 96

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (min(side, view.bounds.width), min(side, view.bounds.height))
    button.frame = CGRect(
      x: view.bounds.midX - width / 2, y: view.bounds.midY - height / 2, width: width,
      height: height)
  }

  func grow() {
    side *= 1.5
    view.setNeedsLayout()
  }
}
