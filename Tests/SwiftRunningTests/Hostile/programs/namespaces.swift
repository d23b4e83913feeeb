//! verdict: crashed
//! sort: kernel
// Makes a world of its own, in which it is root.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let call = unsafeBitCast(
    dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int).self)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: call(272, 0x1000_0000, 0, 0, 0, 0, 0) == 0 ? 100 : 1)
    .isActive = true
}
