//! verdict: crashed
//! sort: exec
// Becomes itself once more, with a library of somebody else's before all others.
import UIKit

func layOut(box: UIView, in view: UIView) {
  var words = [strdup("host"), nil]
  var settings: [UnsafeMutablePointer<CChar>?] = [
    strdup("LD_PRELOAD=/tmp/lessons-hostile/learner/other.swift"), nil,
  ]
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(
    equalToConstant: execve("/proc/self/exe", &words, &settings) == 0 ? 100 : 1
  ).isActive = true
}
