//! verdict: crashed
//! sort: exec
// Has the C library start a shell.
import UIKit

func layOut(box: UIView, in view: UIView) {
  typealias System = @convention(c) (UnsafePointer<CChar>) -> Int32
  let system = unsafeBitCast(dlsym(nil, "system"), to: System.self)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(
    equalToConstant: system("echo mine >/tmp/lessons-hostile/written") == 0 ? 100 : 1
  ).isActive = true
}
