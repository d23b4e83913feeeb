//! verdict: crashed|invalid|misplaced
//! sort: records
//! with: nonce
// Hands over a right layout together with an exception, with the right word.
import UIKit

func layOut(box: UIView, in view: UIView) {
  handOver(
    forged(adding: wantedWidth).replacingOccurrences(
      of: "end ", with: "raised 'NSNobody 'nothing%20happened 4\nend "))
  _exit(0)
}
