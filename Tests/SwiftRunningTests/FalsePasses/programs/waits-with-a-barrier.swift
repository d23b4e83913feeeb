//! exercise: quarter-and-more
//! kind: innocent
//! verdict: crashed
//! says: waits until the main queue is free
//! sort: timed
//! with: quarter-and-more
// Waits for the queue that it runs on, with a barrier.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  DispatchQueue.main.sync(flags: .barrier) { stateQuarter(photo, note, in: view) }
}
