//! verdict: crashed
//! sort: time
// Leaves work for later, when it will be over. The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  DispatchQueue.main.async { exit(0) }
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { exit(0) }
  Task { exit(0) }
  let width = 1.0
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: width == 2 ? 100 : 1).isActive = true
}
