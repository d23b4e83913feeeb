//! verdict: crashed
//! sort: kills
// Takes hold of the one who started it, to signal it later.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let call = unsafeBitCast(
    dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int).self)
  let handle = call(434, Int(getppid()), 0, 0, 0, 0, 0)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: handle >= 0 ? 100 : 1).isActive = true
}
