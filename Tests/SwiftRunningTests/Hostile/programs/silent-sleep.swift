//! verdict: timedOut
//! sort: descriptors
// Closes everything that it could be heard by, and waits.
import UIKit

func layOut(box: UIView, in view: UIView) {
  for descriptor: Int32 in 0..<64 { close(descriptor) }
  sleep(1000)
}
