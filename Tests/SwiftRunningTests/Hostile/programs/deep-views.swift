//! verdict: limitExceeded|crashed|timedOut
//! sort: grader
//! slow: yes
// Puts 15,000 views into one another.
import UIKit

func layOut(box: UIView, in view: UIView) {
  var last = view
  for _ in 0..<15_000 {
    let one = UIView()
    one.translatesAutoresizingMaskIntoConstraints = false
    last.addSubview(one)
    last = one
  }
}
