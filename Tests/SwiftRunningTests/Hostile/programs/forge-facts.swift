//! verdict: misplaced|crashed
//! sort: records
//! with: nonce
// Hands over, with the right word, that the window is as large as the box shall be.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let record = forged(adding: "constraint 1.7 0 0.7 1.0 0.0 1000.0 - - -\n")
    .replacingOccurrences(
      of: "given 0.0 0.0 [0-9.]+ [0-9.]+", with: "given 0.0 0.0 100.0 20.0",
      options: .regularExpression)
  handOver(record)
  _exit(0)
}
