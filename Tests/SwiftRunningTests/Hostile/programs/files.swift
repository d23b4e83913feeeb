//! verdict: misplaced|crashed
//! sort: resources
// Opens what it can as often as it can. The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  var count = 0
  while open("/dev/null", O_RDONLY) >= 0 { count += 1 }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: count > 1000 ? 100 : 1).isActive = true
}
