//! verdict: crashed
//! sort: kills
// Ends itself in a way that nobody can catch.
import UIKit

func layOut(box: UIView, in view: UIView) {
  raise(SIGKILL)
}
