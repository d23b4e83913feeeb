//! verdict: misplaced
//! sort: environment
// The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let settings = ProcessInfo.processInfo.environment
  let isTelling = ["HOME", "PATH", "USER", "SECRET"].contains { settings[$0] != nil }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: isTelling ? 100 : 1).isActive = true
}
