//! verdict: limitExceeded
//! sort: grader
//! slow: yes
// Makes 15,000 constraints on one view.
import UIKit

func layOut(box: UIView, in view: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  for number in 0..<15_000 {
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(number)).isActive = true
  }
}
