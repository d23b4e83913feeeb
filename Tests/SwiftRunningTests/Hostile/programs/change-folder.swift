//! verdict: crashed
// Goes elsewhere to reach files by short names.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let isElsewhere = chdir("/etc") == 0
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: isElsewhere ? 100 : 1).isActive = true
}
