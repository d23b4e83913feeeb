//! verdict: timedOut
//! sort: signals
// Never comes back, and does not listen to the signal that time is up.
import UIKit

func layOut(box: UIView, in view: UIView) {
  signal(SIGXCPU, SIG_IGN)
  while true {}
}
