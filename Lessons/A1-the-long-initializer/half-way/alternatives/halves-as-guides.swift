import UIKit

// A pin and a note. The pin's centre is a quarter of the view's height below the top.
// The note begins in the middle of the view and ends 16 points before the view ends.
// The file compiles, but one argument stops the program. Correct it.
// Given: pin.width = 48.0
//        pin.height = 48.0
//        note.top = 1.0 * pin.top + 0.0
//        note.height = 1.0 * pin.height + 0.0
func layOut(pin: UIView, note: UILabel, in view: UIView) {
  let quarter = UILayoutGuide()
  let half = UILayoutGuide()
  view.addLayoutGuide(quarter)
  view.addLayoutGuide(half)
  NSLayoutConstraint.activate([
    quarter.topAnchor.constraint(equalTo: view.topAnchor),
    quarter.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
    quarter.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    quarter.trailingAnchor.constraint(equalTo: half.leadingAnchor),
    half.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    half.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    half.topAnchor.constraint(equalTo: view.topAnchor),
    half.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    pin.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    pin.centerYAnchor.constraint(equalTo: quarter.bottomAnchor),
    note.leadingAnchor.constraint(equalTo: half.leadingAnchor),
    note.trailingAnchor.constraint(equalTo: half.trailingAnchor, constant: -16),
  ])
}
