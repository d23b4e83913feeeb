//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ruleMissed
//! says: lies in front of photo
//! sort: covered
//! with: quarter-and-more
// A filled button in front of everything.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  fill(view, with: UIButton(configuration: .filled()))
}
