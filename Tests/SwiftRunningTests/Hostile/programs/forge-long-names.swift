//! verdict: limitExceeded
//! sort: grader
//! with: nonce
// Hands over names of a megabyte, with the right word.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let name = String(repeating: "n", count: 1 << 20)
  let form = "constraints 8.0 8.0 8.0 8.0 0.0 0.0 0.0 0.0 0.0 0.0 - - - 250.0 250.0 750.0 750.0 - 0"
  handOver(
    forged(
      adding: "item view '\(name) '\(name) 0 \(form)\n"
        + "constraint 2.7 0 - 1.0 100.0 1000.0 '\(name) - -\n"))
  _exit(0)
}
