//! verdict: crashed
//! sort: exec
// Has the C library start a shell to read from.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let pipe = popen("cat /tmp/lessons-hostile/learner/other.swift", "r")
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: pipe != nil ? 100 : 1).isActive = true
}
