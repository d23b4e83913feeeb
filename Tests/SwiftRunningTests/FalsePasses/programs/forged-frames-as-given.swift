//! exercise: quarter-and-rest
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
    with: "'photo 'UIImageView 0 given 16.0 16.0 96.0 48.0"
  ).replacingOccurrences(
    of: "'note 'UILabel 0 constraints", with: "'note 'UILabel 0 given 120.0 16.0 184.0 48.0")
  handOver(record)
  _exit(0)
}
