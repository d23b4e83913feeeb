//! verdict: limitExceeded
//! sort: records
// Fills the channel that layouts are handed over by.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let bytes = [UInt8](repeating: 65, count: 1 << 16)
  while true { _ = write(3, bytes, bytes.count) }
}
