//! verdict: crashed
//! sort: processes
// Starts a program by way of the C library.
import UIKit

func layOut(box: UIView, in view: UIView) {
  var process: pid_t = 0
  let answer = posix_spawn(&process, "/bin/true", nil, nil, [nil], [nil])
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: answer == 0 ? 100 : 1).isActive = true
}
