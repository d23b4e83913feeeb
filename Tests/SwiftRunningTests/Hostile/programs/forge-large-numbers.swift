//! verdict: limitExceeded|conflicting|ambiguous|misplaced|invalid
//! sort: faults
//! with: nonce
//! slow: yes
// Hands over numbers that outgrow what can be computed, with the right word.
import UIKit

func layOut(box: UIView, in view: UIView) {
  var lines = ""
  for power in 0..<40 {
    lines += "constraint 1.7 0 1.8 1e\(power * 7 + 20) 1e300 \(power + 1).0 - - -\n"
    lines += "constraint 1.8 0 0.7 1e-\(power * 7 + 20) -1e300 \(power + 1).5 - - -\n"
  }
  handOver(forged(adding: lines))
  _exit(0)
}
