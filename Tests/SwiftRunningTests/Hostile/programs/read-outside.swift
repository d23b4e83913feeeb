//! verdict: misplaced
//! sort: files
// The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let text = FileManager.default.contents(atPath: "/etc/passwd")
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: text != nil ? 100 : 1).isActive = true
}
