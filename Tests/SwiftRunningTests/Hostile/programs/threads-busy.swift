//! verdict: crashed
//! sort: threads
// Has 500 threads count at once.
import UIKit

func layOut(box: UIView, in view: UIView) {
  for _ in 0..<500 { Thread { while true {} }.start() }
  while true {}
}
