//! exercise: right-corner
//! kind: innocent
//! verdict: misplaced|ambiguous
//! says: badge
//! sort: framed
// Writes the frame in viewDidLayoutSubviews, as for a screen without constraints.
import UIKit

class Page: UIViewController {
  let badge = UIView()
  var isUp = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    badge.frame =
      isUp
      ? CGRect(x: 16, y: 16, width: 64, height: 48)
      : CGRect(x: size.width - 80, y: size.height - 64, width: 64, height: 48)
  }

  func move() {
    isUp.toggle()
    view.setNeedsLayout()
  }
}
