//! verdict: timedOut
// Never comes back.
import UIKit

func layOut(box: UIView, in view: UIView) {
  while true {}
}
