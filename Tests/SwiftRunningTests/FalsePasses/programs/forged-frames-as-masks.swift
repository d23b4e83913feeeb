//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced|conflicting
//! says: photo
//! sort: forged
//! with: nonce current-record
// States, with the right word, that both views keep the frames of the first window.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let record = current(view).replacingOccurrences(
    of: "'photo 'UIImageView 0 constraints",
    with: "'photo 'UIImageView 0 translated 16.0 16.0 80.0 48.0 0 320.0 80.0"
  ).replacingOccurrences(
    of: "'note 'UILabel 0 constraints",
    with: "'note 'UILabel 0 translated 104.0 16.0 200.0 48.0 2 320.0 80.0")
  handOver(record)
  _exit(0)
}
