//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: photo
//! sort: forged
//! with: nonce current-record
// States, with the right word, that every window is the first.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let record = current(
    view,
    adding: "constraint 1.5 0 0.5 1.0 16.0 1000.0 - - -\n"
      + "constraint 1.7 0 - 1.0 80.0 1000.0 - - -\n"
      + "constraint 2.5 0 1.6 1.0 8.0 1000.0 - - -\n"
      + "constraint 2.6 0 0.6 1.0 -16.0 1000.0 - - -\n"
  ).replacingOccurrences(
    of: "window [0-9.]+ [0-9.]+", with: "window 320.0 80.0", options: .regularExpression)
  handOver(record)
  _exit(0)
}
