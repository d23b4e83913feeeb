//! verdict: crashed
//! sort: signals
// Listens to the signal that ends whoever makes a forbidden call.
import UIKit

func layOut(box: UIView, in view: UIView) {
  signal(SIGSYS) { _ in }
  typealias Fork = @convention(c) () -> Int32
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(
    equalToConstant: unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)() >= 0 ? 100 : 1
  ).isActive = true
}
