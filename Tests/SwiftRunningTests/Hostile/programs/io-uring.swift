//! verdict: crashed
//! sort: kernel
// Asks for a queue through which calls could go unseen.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let call = unsafeBitCast(
    dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int).self)
  let parameters = UnsafeMutableRawPointer.allocate(byteCount: 256, alignment: 8)
  memset(parameters, 0, 256)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(
    equalToConstant: call(425, 8, Int(bitPattern: parameters), 0, 0, 0, 0) >= 0 ? 100 : 1
  ).isActive = true
}
