//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced|ambiguous|conflicting
//! says: changes
//! sort: forged
//! with: nonce current-record quarter-record
// States, with the right word, that another constraint is the first of the given ones.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  handOver(
    current(view, adding: rightQuarter).replacingOccurrences(
      of: "constraint 1.3 0 0.3 1.0 16.0 1000.0", with: "constraint 1.3 0 0.3 1.0 30.0 1000.0"))
  _exit(0)
}
