//! mistake: position-without-anchor
//! verdict: invalid position-needs-anchor line 21
//! states: note.trailing = 304
//! seen: The call of line {line} compiles, but UIKit stops the program: note.trailing would be a location equal to a constant.
//! meaning: 304 is where the note ends in one window. The call doesn't say what the 304 points count from.
//! next: Which edge of the view is 16 points further on, in every window?
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
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 304),
  ])
}
