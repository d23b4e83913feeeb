//! exercise: the-sender-bends
//! kind: hostile
//! verdict: misplaced|ambiguous|differsInProgram
//! says: a priority is wrong
//! sort: timed
// Says what is right, and takes it back as soon as nobody seems to look.
import UIKit

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
  sender.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
  sender.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
  DispatchQueue.main.async {
    DispatchQueue.main.async {
      badge.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    }
  }
}
