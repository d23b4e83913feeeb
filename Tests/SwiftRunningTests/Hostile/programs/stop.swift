//! verdict: timedOut
//! sort: signals
// Stops itself, and waits to be continued.
import UIKit

func layOut(box: UIView, in view: UIView) {
  raise(SIGSTOP)
}
