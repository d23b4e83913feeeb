//! verdict: limitExceeded|timedOut
//! sort: output
// Prints without end.
import UIKit

func layOut(box: UIView, in view: UIView) {
  while true { print("The quick brown fox jumps over the lazy dog.") }
}
