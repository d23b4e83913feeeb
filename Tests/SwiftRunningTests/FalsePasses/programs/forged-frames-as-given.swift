//! exercise: quarter-and-more
//! kind: hostile
//! verdict: crashed
//! says: isn't a layout
//! sort: forged
//! with: nonce current-record
// States, with the right word, that both views simply have frames.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let record = current(view).replacingOccurrences(
    of: "'photo 'UIImageView 0 constraints",
    with: "'photo 'UIImageView 0 given 16.0 16.0 80.0 48.0"
  ).replacingOccurrences(
    of: "'note 'UILabel 0 constraints", with: "'note 'UILabel 0 given 104.0 16.0 200.0 48.0")
  handOver(record)
  _exit(0)
}
