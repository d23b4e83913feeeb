import UIKit

// A pin and a note. The pin's centre is a quarter of the way down the view. The note goes
// from the middle of the view to 16 points before its end.
// The file compiles. One of its arguments is at fault: see what happens, and mend it.
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
      toItem: view, attribute: .trailing, multiplier: 0.5, constant: 0),
    NSLayoutConstraint(
      item: note, attribute: .trailing, relatedBy: .equal,
      toItem: view, attribute: .trailingMargin, multiplier: 1, constant: -8),
  ])
}
