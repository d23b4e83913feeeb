//! verdict: notCompiled|limitExceeded
//! sort: explosions
//! slow: yes
// An expression with more meanings than there is time for.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let sum =
    1 + 2.0 - 3 * 4.0 + -5 / 6 - (7 + 8.0 * 9) + [1, 2.0, 3].map { $0 + 1 * 2.5 - 3 }.reduce(0, +)
    - "4"
  print(sum)
}
