//! verdict: limitExceeded
//! sort: grader
//! with: nonce
// Hands over views in one another, 19,000 deep, with the right word.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let form = "constraints 8.0 8.0 8.0 8.0 0.0 0.0 0.0 0.0 0.0 0.0 - - - 250.0 250.0 750.0 750.0 - 0"
  let items = (0..<19_000).map { "item view 'v\($0) 'UIView \($0 + 1) \(form)\n" }.joined()
  handOver(forged(adding: items + "constraint 19000.7 0 - 1.0 100.0 1000.0 - - -\n"))
  _exit(0)
}
