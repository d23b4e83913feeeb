//! mistake: line-missing
//! verdict: ambiguous note.width
//! states: note.leading = view.centerX
//! states: pin.centerY = 0.5 * view.centerY
//! lacks: note.trailing = view.trailing - 16
//! seen: Nothing determines the width of the note.
//! meaning: Without the last call the program runs, but the note could end anywhere.
//! next: Which edge of the view is 16 points after the note's end, in both directions?
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
  ])
}
