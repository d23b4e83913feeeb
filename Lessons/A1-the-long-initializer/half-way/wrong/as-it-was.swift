//! mistake: leading-mixed-with-left
//! verdict: invalid leading-mixed-with-left line 21
//! states: note.trailing = view.right - 16
//! seen: The call of line {line} compiles, but UIKit stops the program: leading and trailing can't be tied to left and right.
//! meaning: In a left-to-right window the trailing edge and the right edge are the same place. In a right-to-left window they aren't.
//! next: Which of the call's two attributes is on the right in both directions?
import UIKit

// A pin and a note. The pin's centre is a quarter of the view's height below the top.
// The note begins in the middle of the view and ends 16 points before the view ends.
// The file compiles, but one argument stops the program. Correct it.
// Given: pin.width = 48.0
//        pin.height = 48.0
//        note.top = 1.0 * pin.top + 0.0
//        note.height = 1.0 * pin.height + 0.0
func layOut(pin: UIView, note: UILabel, in view: UIView) {
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: pin, attribute: .leading, relatedBy: .equal,
      toItem: view, attribute: .leading, multiplier: 1, constant: 16),
    NSLayoutConstraint(
      item: pin, attribute: .centerY, relatedBy: .equal,
      toItem: view, attribute: .centerY, multiplier: 0.5, constant: 0),
    NSLayoutConstraint(
      item: note, attribute: .leading, relatedBy: .equal,
      toItem: view, attribute: .centerX, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: note, attribute: .trailing, relatedBy: .equal,
      toItem: view, attribute: .right, multiplier: 1, constant: -16),
  ])
}
