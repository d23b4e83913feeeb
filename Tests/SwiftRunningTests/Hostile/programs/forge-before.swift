//! verdict: crashed
//! sort: records
//! with: nonce
// Hands over a right layout, with the right word, before its own.
import UIKit

func layOut(box: UIView, in view: UIView) {
  handOver(forged(adding: wantedWidth))
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: false ? 100 : 1).isActive = true
}
