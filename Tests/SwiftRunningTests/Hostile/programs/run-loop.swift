//! verdict: timedOut
//! sort: time
//! slow: yes
// Waits for timers that come for ever.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let timer = Timer(timeInterval: 0.2, repeats: true) { _ in print("still here") }
  RunLoop.main.add(timer, forMode: .default)
  while true { RunLoop.main.run(until: .distantFuture) }
}
