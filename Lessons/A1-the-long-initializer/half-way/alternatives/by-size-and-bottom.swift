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
      toItem: view, attribute: .bottom, multiplier: 0.25, constant: 0),
    NSLayoutConstraint(
      item: note, attribute: .width, relatedBy: .equal,
      toItem: view, attribute: .width, multiplier: 0.5, constant: -16),
    NSLayoutConstraint(
      item: note, attribute: .trailing, relatedBy: .equal,
      toItem: view, attribute: .trailing, multiplier: 1, constant: -16),
  ])
}
