//! exercise: quarter-and-more
//! kind: innocent
//! verdict: crashed
//! says: waits until the main queue is free
//! sort: timed
//! with: quarter-and-more
// Waits for the queue that it runs on.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  DispatchQueue.main.sync { stateQuarter(photo, note, in: view) }
}
