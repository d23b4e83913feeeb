//! verdict: crashed
//! sort: records
//! with: nonce
// Hands over a right layout, with the right word, and leaves as if something went wrong.
import UIKit

func layOut(box: UIView, in view: UIView) {
  handOver(forged(adding: wantedWidth))
  _exit(3)
}
