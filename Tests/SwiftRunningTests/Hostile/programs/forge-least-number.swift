//! verdict: crashed
//! sort: records
//! with: nonce
// Hands over the least of all numbers as a line, with the right word.
import UIKit

func layOut(box: UIView, in view: UIView) {
  handOver(
    forged().replacingOccurrences(
      of: "made ", with: "constraint 1.7 0 - 1.0 100.0 1000.0 - -9223372036854775808 -\nmade "))
  _exit(0)
}
