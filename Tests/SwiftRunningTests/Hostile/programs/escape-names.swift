//! verdict: conflicting|ambiguous|misplaced
//! sort: terminal
// Gives what conflicts names that a terminal would obey.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let words =
    "\u{1B}]0;mine\u{7}\u{1B}[2J\u{1B}[31mpassed\r\u{9B}1m\u{202E}dessap\u{2066}\u{8}\u{85}\u{2028}"
  let other = UIView()
  other.accessibilityIdentifier = words
  view.addSubview(other)
  other.translatesAutoresizingMaskIntoConstraints = false
  for size in [1.0, 2.0] {
    let width = other.widthAnchor.constraint(equalToConstant: size)
    width.identifier = words
    width.isActive = true
  }
}
