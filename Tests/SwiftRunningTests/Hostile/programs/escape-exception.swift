//! verdict: crashed|invalid|ruleMissed|ambiguous|conflicting|misplaced
//! sort: terminal
// Breaks a rule of UIKit's, with names that a terminal would obey.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let other = UIView()
  other.accessibilityIdentifier =
    "\u{1B}]0;mine\u{7}\u{1B}[2J\u{1B}[31mpassed\r\u{9B}1m\u{202E}dessap\u{2066}\u{8}\u{85}\u{2028}"
  let width = box.widthAnchor.constraint(equalTo: other.widthAnchor)
  width.identifier =
    "\u{1B}]0;mine\u{7}\u{1B}[2J\u{1B}[31mpassed\r\u{9B}1m\u{202E}dessap\u{2066}\u{8}\u{85}\u{2028}"
  width.isActive = true
}
