//! verdict: crashed
//! sort: records
//! with: nonce
// Hands over two right layouts, each with the right word.
import UIKit

func layOut(box: UIView, in view: UIView) {
  handOver(forged(adding: wantedWidth))
  handOver(forged(adding: wantedWidth))
  _exit(0)
}
