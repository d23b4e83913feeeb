//! verdict: crashed
//! sort: signals
// Asks the clock for a signal each microsecond.
import UIKit

func layOut(box: UIView, in view: UIView) {
  signal(SIGALRM) { _ in }
  var often = itimerval(
    it_interval: timeval(tv_sec: 0, tv_usec: 1), it_value: timeval(tv_sec: 0, tv_usec: 1))
  let isSet = setitimer(__itimer_which_t(0), &often, nil) == 0
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: isSet ? 100 : 1).isActive = true
}
