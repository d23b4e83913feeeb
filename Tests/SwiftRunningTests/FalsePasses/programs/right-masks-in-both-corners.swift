//! exercise: right-corner
//! kind: right
//! verdict: passed
//! sort: framed
// A badge that keeps to its corner by its mask, from frames that are set between layouts.
import UIKit

class Page: UIViewController {
  let badge = UIView()
  var isUp = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
    place()
  }

  func place() {
    let isLeft = isUp != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let size = view.bounds.size
    badge.frame = CGRect(
      x: isLeft ? 16 : size.width - 80, y: isUp ? 16 : size.height - 64, width: 64, height: 48)
    badge.autoresizingMask = [
      isLeft ? .flexibleRightMargin : .flexibleLeftMargin,
      isUp ? .flexibleBottomMargin : .flexibleTopMargin,
    ]
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    place()
  }

  func move() {
    isUp.toggle()
    place()
  }
}
