//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: timed
//! with: quarter-and-more
// States everything a turn of the main queue later.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  DispatchQueue.main.async { stateQuarter(photo, note, in: view) }
}
