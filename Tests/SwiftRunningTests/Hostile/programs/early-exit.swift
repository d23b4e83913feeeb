//! verdict: crashed
//! sort: ends
// Leaves before the layout is looked at, as if all were well.
import UIKit

func layOut(box: UIView, in view: UIView) {
  exit(0)
}
