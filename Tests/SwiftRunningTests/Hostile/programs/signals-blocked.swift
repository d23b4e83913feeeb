//! verdict: timedOut
//! sort: signals
//! slow: yes
// Lets no signal through, and loops.
import UIKit

func layOut(box: UIView, in view: UIView) {
  var all = sigset_t()
  sigfillset(&all)
  sigprocmask(SIG_SETMASK, &all, nil)
  for number in [SIGXCPU, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGALRM] { signal(number, SIG_IGN) }
  while true {}
}
