//! verdict: limitExceeded|crashed|timedOut
//! sort: resources
// Asks for memory for ever, and touches it.
import UIKit

func layOut(box: UIView, in view: UIView) {
  var blocks: [[UInt8]] = []
  while true { blocks.append([UInt8](repeating: 1, count: 1 << 24)) }
}
