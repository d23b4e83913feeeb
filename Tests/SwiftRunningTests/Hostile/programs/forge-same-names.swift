//! verdict: limitExceeded
//! sort: grader
//! with: nonce
// Hands over 19,000 views of one name, with the right word.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let form = "constraints 8.0 8.0 8.0 8.0 0.0 0.0 0.0 0.0 0.0 0.0 - - - 250.0 250.0 750.0 750.0 - 0"
  let items = (0..<19_000).map { _ in "item view 'same 'UIView 0 \(form)\n" }.joined()
  handOver(forged(adding: items + wantedWidth))
  _exit(0)
}
