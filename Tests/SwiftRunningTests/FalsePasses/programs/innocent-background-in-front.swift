//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ruleMissed
//! says: lies in front of photo
//! sort: covered
//! with: quarter-and-more
// Adds a background when the views are there already.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let background = UIView(frame: view.bounds)
  background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  background.backgroundColor = .systemBackground
  view.addSubview(background)
}
