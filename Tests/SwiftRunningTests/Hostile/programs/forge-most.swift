//! verdict: ambiguous|limitExceeded|misplaced|timedOut
//! sort: grader
//! slow: yes
//! with: nonce
// Hands over nearly as many views as are looked at, each with as long a name as there is room for.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let form = "constraints 8.0 8.0 8.0 8.0 0.0 0.0 0.0 0.0 0.0 0.0 - - - 250.0 250.0 750.0 750.0 - 0"
  let name = String(repeating: "n", count: 420)
  let items = (0..<480).map { _ in "item view '\(name) '\(name) 0 \(form)\n" }.joined()
  handOver(forged(adding: items + wantedWidth))
  _exit(0)
}
