//! mistake: leading-means-left
//! verdict: conflicting window 320x160, right to left
//! about: answer
//! states: note.right = view.right - 16
//! seen: UIKit accepts the call now, and in a left-to-right window all constraints are satisfied. In a right-to-left window they conflict.
//! meaning: There, the note's right edge is its leading edge. It can't be in the middle and near the edge at once.
//! next: Which attribute names the edge where the note ends in both directions?
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
      item: note, attribute: .right, relatedBy: .equal,
      toItem: view, attribute: .right, multiplier: 1, constant: -16),
  ])
}
