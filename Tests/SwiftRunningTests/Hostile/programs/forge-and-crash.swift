//! verdict: crashed
//! sort: records
//! with: nonce
// Hands over a right layout, with the right word, and crashes.
import UIKit

func layOut(box: UIView, in view: UIView) {
  handOver(forged(adding: wantedWidth))
  abort()
}
