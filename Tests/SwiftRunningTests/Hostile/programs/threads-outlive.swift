//! verdict: crashed
//! sort: threads
// Leaves threads at work when everything is handed over. The width is right only if the attack
// succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let count = 8
  for _ in 0..<count { Thread { while true { print("still here") } }.start() }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: count < 0 ? 100 : 1).isActive = true
}
