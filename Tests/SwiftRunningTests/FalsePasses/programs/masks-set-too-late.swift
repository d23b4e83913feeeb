//! exercise: right-corner
//! kind: hostile
//! verdict: misplaced|ambiguous|conflicting
//! says: badge
//! sort: framed
// Follows the window by a mask, and counts from a frame that it sets in each layout.
import UIKit

class Page: UIViewController {
  let badge = UIView()
  var isUp = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
    badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = view.bounds.size
    badge.frame = CGRect(
      x: isUp != isTurned ? 16 : size.width - 80, y: isUp ? 16 : size.height - 64, width: 64,
      height: 48)
  }

  func move() {
    isUp.toggle()
    view.setNeedsLayout()
  }
}
