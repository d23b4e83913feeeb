//! verdict: crashed
//! sort: ends
// Leaves when a view of its own is thrown away.
import UIKit

final class Last: UIView {
  deinit { exit(0) }
}

func layOut(box: UIView, in view: UIView) {
  do {
    let last = Last()
    view.addSubview(last)
    last.removeFromSuperview()
  }
  view.addSubview(UILabel())
}
