//! exercise: part-way
//! kind: right
//! verdict: passed
//! sort: styles
// anchorWithOffset(to:) makes the distance from the view's top to the pin's centre a quarter of
// the height; an extra hint label hangs on the note's baseline and moves nothing.
import UIKit

// A pin and a note. The pin's centre is a quarter of the view's height below the top.
// The note begins in the middle of the view and ends 16 points before the view ends.
// The file compiles, but one argument stops the program. Correct it.
// Given: pin.width = 48.0
//        pin.height = 48.0
//        note.top = 1.0 * pin.top + 0.0
//        note.height = 1.0 * pin.height + 0.0
func layOut(pin: UIView, note: UILabel, in view: UIView) {
  let fall = view.topAnchor.anchorWithOffset(to: pin.centerYAnchor)

  let hint = UILabel()
  hint.text = "Hold to edit"
  hint.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(hint)

  NSLayoutConstraint.activate([
    fall.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
    pin.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    note.leadingAnchor.constraint(equalTo: view.centerXAnchor),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),

    hint.firstBaselineAnchor.constraint(equalTo: note.lastBaselineAnchor, constant: 40),
    hint.leadingAnchor.constraint(equalTo: note.leadingAnchor),
  ])
}
