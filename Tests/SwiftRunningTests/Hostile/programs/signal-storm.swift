//! verdict: timedOut
//! sort: signals
//! slow: yes
// Sends itself a signal from within what hears it, without end.
import UIKit

func layOut(box: UIView, in view: UIView) {
  signal(SIGALRM) { _ in }
  while true { raise(SIGALRM) }
}
