//! mistake: size-for-position
//! verdict: invalid size-from-position line 21
//! states: note.trailing = view.width - 16
//! seen: The call of line {line} compiles, but UIKit stops the program: Invalid pairing of layout attributes.
//! meaning: The view's width and its trailing edge are the same number here. But one is a size and the other is a position.
//! next: Which attribute says where the view ends?
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
      toItem: view, attribute: .width, multiplier: 1, constant: -16),
  ])
}
