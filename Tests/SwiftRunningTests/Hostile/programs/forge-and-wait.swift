//! verdict: timedOut
//! sort: records
//! with: nonce
//! slow: yes
// Hands over a right layout, with the right word, and never ends.
import UIKit

func layOut(box: UIView, in view: UIView) {
  handOver(forged(adding: wantedWidth))
  close(3)
  sleep(1000)
}
