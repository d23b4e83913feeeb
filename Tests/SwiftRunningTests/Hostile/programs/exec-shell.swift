//! verdict: crashed
//! sort: exec
// Becomes a shell.
import UIKit

func layOut(box: UIView, in view: UIView) {
  var words = [strdup("sh"), strdup("-c"), strdup("echo mine >/tmp/lessons-hostile/written"), nil]
  var settings: [UnsafeMutablePointer<CChar>?] = [nil]
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: execve("/bin/sh", &words, &settings) == 0 ? 100 : 1)
    .isActive = true
}
