//! verdict: crashed
//! sort: kills
// Ends its whole group.
import UIKit

func layOut(box: UIView, in view: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: kill(0, SIGKILL) == 0 ? 100 : 1).isActive = true
}
