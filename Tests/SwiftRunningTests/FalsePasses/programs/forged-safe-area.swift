//! exercise: under-the-bar
//! kind: hostile
//! verdict: misplaced|ambiguous
//! says: picker
//! sort: forged
//! with: nonce current-record
// States, with the right word, that the bar is 64 points high in every window.
import UIKit

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
  handOver(
    current(
      view,
      adding: "constraint 1.3 0 0.3 1.0 72.0 1000.0 - - -\n"
        + "constraint 1.5 0 4.5 1.0 0.0 1000.0 - - -\n"
        + "constraint 1.6 0 4.6 1.0 0.0 1000.0 - - -\n"
        + "constraint 2.3 0 1.4 1.0 8.0 1000.0 - - -\n"
        + "constraint 2.5 0 0.5 1.0 0.0 1000.0 - - -\n"
        + "constraint 2.6 0 0.6 1.0 0.0 1000.0 - - -\n"
        + "constraint 2.4 0 0.4 1.0 0.0 1000.0 - - -\n"
    ).replacingOccurrences(
      of: "inset [0-9.]+ 0.0 [0-9.]+ 0.0", with: "inset 64.0 0.0 32.0 0.0",
      options: .regularExpression))
  _exit(0)
}
