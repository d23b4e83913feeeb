//! verdict: crashed
//! sort: records
// Prints what a layout that passes might look like, and leaves.
import UIKit

func layOut(box: UIView, in view: UIView) {
  print("passed")
  print("end")
  fflush(stdout)
  exit(0)
}
