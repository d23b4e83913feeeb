//! exercise: the-sender-bends
//! kind: hostile
//! verdict: ambiguous|misplaced
//! says: sender|three views
//! sort: forged
//! with: nonce current-record
// States, with the right word, that the labels show nothing.
import UIKit

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
  handOver(current(view).replacingOccurrences(of: " 56.0 48.0 ", with: " 10.0 48.0 "))
  _exit(0)
}
