//! verdict: crashed
//! sort: ends
// Leaves by the quick way, with something to do on it.
import UIKit

func layOut(box: UIView, in view: UIView) {
  typealias Register = @convention(c) (@convention(c) () -> Void) -> Int32
  typealias Quick = @convention(c) (Int32) -> Void
  if let register = dlsym(nil, "at_quick_exit") {
    _ = unsafeBitCast(register, to: Register.self)({ _exit(0) })
  }
  if let quick = dlsym(nil, "quick_exit") { unsafeBitCast(quick, to: Quick.self)(0) }
  _exit(0)
}
