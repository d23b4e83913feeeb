//! mistake: inset-outside
//! verdict: misplaced note.trailing 336 not 304, window 320x160
//! states: note.trailing = view.trailing + 16
//! seen: The call of line {line} puts note.trailing at {note.trailing}, in a window that is 320 points wide.
//! meaning: The call names the correct edge, but the note ends 16 points after this edge.
//! next: Do you add 16 to get a position before the edge, or subtract 16?
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
      toItem: view, attribute: .trailing, multiplier: 1, constant: 16),
  ])
}
