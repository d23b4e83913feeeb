//! verdict: crashed
//! sort: threads
// Detaches a thread that leaves at some moment.
import UIKit

func layOut(box: UIView, in view: UIView) {
  Thread.detachNewThread {
    usleep(500)
    exit(0)
  }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: view === box ? 100 : 1).isActive = true
}
