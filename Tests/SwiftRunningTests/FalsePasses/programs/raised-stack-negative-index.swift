//! exercise: quarter-and-more
//! kind: innocent
//! verdict: crashed
//! says: index out of bounds for arranged subview
//! sort: raised
//! with: quarter-and-more
// Counts places of a stack view from the end, and too far.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let stack = UIStackView(arrangedSubviews: [UIView()])
  view.addSubview(stack)
  stack.insertArrangedSubview(UIView(), at: stack.arrangedSubviews.count - 2)
}
