//! verdict: crashed|misplaced|ambiguous|conflicting|ruleMissed
//! sort: records
//! with: nonce
// Hands over constraints about items that aren't there, and items in items that come later.
import UIKit

func layOut(box: UIView, in view: UIView) {
  handOver(
    forged(adding: "constraint 99.7 0 -1.7 1.0 100.0 1000.0 - - -\n").replacingOccurrences(
      of: "made ", with: "item view 'c 'C 7 constraints\nmade "))
  _exit(0)
}
