//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ruleMissed
//! says: lies in front of
//! sort: covered
//! with: quarter-and-more
// A field with a border is white inside.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let field = UITextField()
  field.borderStyle = .roundedRect
  fill(view, with: field)
}
