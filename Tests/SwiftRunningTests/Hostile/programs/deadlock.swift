//! verdict: crashed
//! sort: time
// Waits for itself.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let queue = DispatchQueue(label: "own")
  let signal = DispatchSemaphore(value: 0)
  queue.async { signal.wait() }
  queue.sync {}
}
