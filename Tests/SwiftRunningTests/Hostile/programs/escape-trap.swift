//! verdict: crashed
//! sort: terminal
// Stops with words that a terminal would obey.
import UIKit

func layOut(box: UIView, in view: UIView) {
  fatalError(
    "\u{1B}]0;mine\u{7}\u{1B}[2J\u{1B}[31mpassed\r\u{9B}1m\u{202E}dessap\u{2066}\u{8}\u{85}\u{2028}"
  )
}
