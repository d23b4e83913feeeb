//! verdict: crashed
//! sort: kills
// Ends the one that started it, and whoever is near.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let answer = kill(getppid(), SIGKILL)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: answer == 0 ? 100 : 1).isActive = true
}
