//! verdict: crashed
//! sort: exec
// Makes a file that has no name, to run it.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let call = unsafeBitCast(
    dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int).self)
  let name = strdup("mine")
  let file = call(319, Int(bitPattern: name), 0, 0, 0, 0, 0)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: file >= 0 ? 100 : 1).isActive = true
}
