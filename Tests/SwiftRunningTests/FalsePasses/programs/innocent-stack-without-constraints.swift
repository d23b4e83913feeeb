//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ambiguous|misplaced|conflicting
//! says: not active any more
//! sort: stacks
// A stack view that nobody placed.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let row = UIStackView(arrangedSubviews: [photo, note])
  row.axis = .horizontal
  row.spacing = 8
  row.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(row)
}
