//! exercise: quarter-and-rest
//! kind: innocent
//! verdict: crashed
//! says: waits until the main queue is free
//! sort: timed
//! with: quarter-and-rest
// Waits for the queue that it runs on.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  DispatchQueue.main.sync { stateQuarter(photo, note, in: view) }
}
