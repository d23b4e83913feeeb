//! exercise: quarter-and-more
//! kind: hostile
//! verdict: crashed|misplaced|ambiguous
//! says: photo|isn't a layout
//! sort: forged
//! with: nonce current-record quarter-record
// States, with the right word, that the two views are each other.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let lines = current(view, adding: rightQuarter).split(separator: "\n").map { line in
    line.hasPrefix("item view 'photo") || line.hasPrefix("item view 'note")
      ? line.dropLast(3) + (line.dropLast(2).hasSuffix("1") ? "2" : "1") + line.suffix(2) : line
  }
  handOver(lines.joined(separator: "\n") + "\n")
  _exit(0)
}
