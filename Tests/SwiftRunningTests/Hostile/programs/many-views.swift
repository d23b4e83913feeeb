//! verdict: limitExceeded|timedOut
//! sort: grader
//! slow: yes
// Makes 15,000 views that nothing places.
import UIKit

func layOut(box: UIView, in view: UIView) {
  for _ in 0..<15_000 {
    let one = UIView()
    one.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(one)
  }
}
