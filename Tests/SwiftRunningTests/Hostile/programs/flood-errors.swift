//! verdict: limitExceeded
//! sort: output
// Complains without end.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let line = Data("The quick brown fox jumps over the lazy dog.\n".utf8)
  while true { FileHandle.standardError.write(line) }
}
