//! verdict: ambiguous|limitExceeded|misplaced|timedOut
//! sort: grader
//! slow: yes
// Puts nearly as many views as are looked at into one another, each tied to the next.
import UIKit

func layOut(box: UIView, in view: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  var last = box
  for _ in 0..<480 {
    let one = UIView()
    one.translatesAutoresizingMaskIntoConstraints = false
    last.addSubview(one)
    one.widthAnchor.constraint(equalTo: last.widthAnchor, constant: -1).isActive = true
    last = one
  }
}
