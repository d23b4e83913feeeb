//! verdict: crashed
//! sort: exec
// Becomes the program that loads programs, to load another.
import UIKit

func layOut(box: UIView, in view: UIView) {
  var words = [strdup("ld"), strdup("/bin/id"), nil]
  var settings: [UnsafeMutablePointer<CChar>?] = [nil]
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(
    equalToConstant: execve("/lib64/ld-linux-x86-64.so.2", &words, &settings) == 0 ? 100 : 1
  ).isActive = true
}
