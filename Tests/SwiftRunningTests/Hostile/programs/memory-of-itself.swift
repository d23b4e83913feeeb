//! verdict: misplaced
//! sort: proc
// Writes into its own code by way of a file. The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let door = open("/proc/self/mem", O_RDWR)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: door >= 0 ? 100 : 1).isActive = true
}
