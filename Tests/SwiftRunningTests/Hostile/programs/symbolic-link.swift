//! verdict: crashed
// Makes a name of its own for a file of others.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let isMade = symlink("/etc/passwd", "mine") == 0
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: isMade ? 100 : 1).isActive = true
}
