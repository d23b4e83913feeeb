//! verdict: ambiguous|limitExceeded|misplaced|conflicting|timedOut
//! sort: grader
//! slow: yes
// Makes nearly as many constraints as are looked at, which contradict each other.
import UIKit

func layOut(box: UIView, in view: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  for number in 0..<490 {
    box.widthAnchor.constraint(equalToConstant: CGFloat(number)).isActive = true
  }
}
