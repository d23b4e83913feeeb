//! verdict: crashed
//! sort: threads
// Ends its first thread, and leaves another asleep.
import UIKit

func layOut(box: UIView, in view: UIView) {
  Thread { sleep(1000) }.start()
  pthread_exit(nil)
}
