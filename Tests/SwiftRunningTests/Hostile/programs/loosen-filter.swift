//! verdict: crashed
//! sort: kernel
// Puts a filter of its own before ours, which allows everything.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let call = unsafeBitCast(
    dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int).self)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: call(317, 1, 0, 0, 0, 0, 0) == 0 ? 100 : 1).isActive =
    true
}
