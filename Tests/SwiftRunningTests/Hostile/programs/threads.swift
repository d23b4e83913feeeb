//! verdict: crashed
//! sort: threads
// Wants 500 threads. The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let count = 500
  for _ in 0..<count { Thread { sleep(1000) }.start() }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: count < 0 ? 100 : 1).isActive = true
}
