//! verdict: timedOut
//! sort: time
// Never comes back, and uses no time.
import UIKit

func layOut(box: UIView, in view: UIView) {
  Thread.sleep(forTimeInterval: 1000)
}
