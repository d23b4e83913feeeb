//! verdict: crashed
//! sort: files
// Makes a name of its own for a file of others.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let secret = "/tmp/lessons-hostile/learner/other.swift"
  let isMade = symlink(secret, "mine") == 0 || symlink(secret, "/tmp/lessons-hostile/link") == 0
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: isMade ? 100 : 1).isActive = true
}
