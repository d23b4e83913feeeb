//! exercise: quarter-and-more
//! kind: hostile
//! verdict: timedOut
//! says: main queue
//! sort: timed
//! with: quarter-and-more
// Waits for as many turns of the main queue as nobody else would.
import UIKit

func wait(_ turns: Int, _ body: @escaping () -> Void) {
  DispatchQueue.main.async { turns == 0 ? body() : wait(turns - 1, body) }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  wait(.max) { view.transform = CGAffineTransform(translationX: 50, y: 0) }
}
