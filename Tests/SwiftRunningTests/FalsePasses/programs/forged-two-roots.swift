//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed|crashed
//! says: photo isn't in the window
//! sort: forged
//! with: nonce current-record quarter-record
// States, with the right word, that the views hang in a tree of their own.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  handOver(
    current(view, adding: rightQuarter).replacingOccurrences(
      of: "'photo 'UIImageView 0 constraints", with: "'photo 'UIImageView - constraints"
    ).replacingOccurrences(
      of: "'note 'UILabel 0 constraints", with: "'note 'UILabel - constraints"))
  _exit(0)
}
