//! verdict: timedOut
//! sort: threads
//! slow: yes
// Ends its first thread, and leaves another asleep.
import UIKit

func layOut(box: UIView, in view: UIView) {
  Thread { sleep(1000) }.start()
  pthread_exit(nil)
}
