//! verdict: ambiguous|limitExceeded|timedOut
//! sort: grader
//! slow: yes
// Makes nearly as many views as are looked at, and places none.
import UIKit

func layOut(box: UIView, in view: UIView) {
  for _ in 0..<490 {
    let one = UIView()
    one.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(one)
  }
}
