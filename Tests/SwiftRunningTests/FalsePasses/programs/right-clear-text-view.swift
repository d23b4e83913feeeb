//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: covered
//! with: quarter-and-more
// Lets everything shine through what would hide it.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let words = UITextView()
  words.backgroundColor = .clear
  fill(view, with: words)
  let button = UIButton(configuration: .plain())
  fill(view, with: button)
}
