//! verdict: crashed
//! sort: resources
// Calls itself until the stack is full.
import UIKit

func deep(_ number: Int) -> Int { number == 0 ? 0 : deep(number + 1) + 1 }

func layOut(box: UIView, in view: UIView) {
  print(deep(1))
}
