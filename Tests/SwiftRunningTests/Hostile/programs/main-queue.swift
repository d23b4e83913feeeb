//! verdict: timedOut|crashed
//! sort: time
//! slow: yes
// Gives its first thread away to a queue.
import UIKit

func layOut(box: UIView, in view: UIView) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1000) { exit(0) }
  dispatchMain()
}
