//! verdict: crashed|invalid|timedOut|ambiguous|ruleMissed
//! sort: grader
// Puts a view into one that is inside it.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let inner = UIView()
  box.addSubview(inner)
  inner.addSubview(box)
  inner.addSubview(view)
  box.addSubview(view)
}
