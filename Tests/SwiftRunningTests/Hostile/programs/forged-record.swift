//! verdict: crashed
//! sort: records
// Hands over a layout of its own, with an end, and leaves.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let lines = "snapshot 1\nwindow 100 100\nitem view box\nend 0000000000000000\n"
  _ = write(3, lines, lines.utf8.count)
  exit(0)
}
