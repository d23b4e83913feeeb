//! verdict: timedOut
//! sort: signals
//! slow: yes
// Answers a bad access by trying it again.
import UIKit

func layOut(box: UIView, in view: UIView) {
  signal(SIGSEGV) { _ in }
  print(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0)
}
