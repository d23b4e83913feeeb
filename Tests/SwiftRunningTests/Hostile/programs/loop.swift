//! verdict: timedOut
//! sort: time
// Never comes back.
import UIKit

func layOut(box: UIView, in view: UIView) {
  while true {}
}
