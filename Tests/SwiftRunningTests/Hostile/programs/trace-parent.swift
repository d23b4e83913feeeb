//! verdict: crashed
//! sort: tracing
// Traces the one who started it.
import UIKit

func layOut(box: UIView, in view: UIView) {
  typealias Trace = @convention(c) (Int, Int, Int, Int) -> Int
  let trace = unsafeBitCast(dlsym(nil, "ptrace"), to: Trace.self)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: trace(16, Int(getppid()), 0, 0) == 0 ? 100 : 1)
    .isActive = true
}
