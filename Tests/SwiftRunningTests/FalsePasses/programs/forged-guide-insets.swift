//! exercise: twice-the-image
//! kind: hostile
//! verdict: misplaced|conflicting
//! says: guide
//! sort: forged
//! with: nonce current-record
// Ties the views, with the right word, to a guide with insets of the first window.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let form =
    "inset 0.0 16.0 0.0 224.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 - - - "
    + "250.0 250.0 750.0 750.0 - 1"
  handOver(
    current(
      view,
      adding: "item guide 'guide 'UILayoutGuide 0 \(form)\n"
        + "constraint 1.5 0 3.5 1.0 0.0 1000.0 - - -\n"
        + "constraint 1.6 0 3.6 1.0 0.0 1000.0 - - -\n"
        + "constraint 2.5 0 1.6 1.0 16.0 1000.0 - - -\n"
        + "constraint 2.6 0 0.6 1.0 -16.0 1000.0 - - -\n"))
  _exit(0)
}
