//! verdict: crashed
//! sort: threads
// Leaves from a thread while the layout is being handed over.
import UIKit

func layOut(box: UIView, in view: UIView) {
  for _ in 0..<3000 { view.addSubview(UIView()) }
  Thread { while write(3, nil, 0) == 0 { usleep(1); if getppid() != 1 { usleep(9000); _exit(0) } } }
    .start()
}
