//! verdict: misplaced
//! sort: kills
// Has the one who started it signalled when a pipe is ready. The width is right only if the attack
// succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  var ends: [Int32] = [0, 0]
  pipe(&ends)
  let isOwned = fcntl(ends[0], F_SETOWN, getppid()) == 0 || fcntl(3, F_SETOWN, getppid()) == 0
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: isOwned ? 100 : 1).isActive = true
}
