//! verdict: timedOut
//! sort: time
// Takes a little less than it may in each case, and more in all of them.
import UIKit

func layOut(box: UIView, in view: UIView) {
  Thread.sleep(forTimeInterval: 1.45)
}
