//! verdict: misplaced
//! sort: processes
// Wants to stay when everybody else has gone. The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  typealias Control = @convention(c) (Int32, Int, Int, Int, Int) -> Int32
  let control = unsafeBitCast(dlsym(nil, "prctl"), to: Control.self)
  let answer = control(1, 0, 0, 0, 0)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: answer == 0 ? 100 : 1).isActive = true
}
