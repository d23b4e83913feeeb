//! exercise: tile-and-badge
//! kind: hostile
//! verdict: crashed
//! says: stops|isn't a layout|ended by itself
//! sort: forged
//! with: nonce current-record
// States, with the right word, that the card and the bar lie in each other.
import UIKit

func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  let record = current(view).replacingOccurrences(
    of: "'card 'UIView 0", with: "'card 'UIView 2"
  ).replacingOccurrences(of: "'bar 'UIView 0", with: "'bar 'UIView 1")
  handOver(record)
  _exit(0)
}
