//! exercise: quarter-and-more
//! kind: innocent
//! verdict: crashed
//! says: index out of bounds for arranged subview
//! sort: raised
//! with: quarter-and-more
// Puts a view into a stack view where there is no place.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let stack = UIStackView()
  view.addSubview(stack)
  stack.insertArrangedSubview(UIView(), at: 1)
}
