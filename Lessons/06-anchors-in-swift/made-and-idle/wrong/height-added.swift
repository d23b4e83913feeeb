//! mistake: one-constraint-too-many
//! verdict: conflicting window 480x240
//! about: answer
//! states: note.height = 64
//! states: note.bottom = view.bottom - 16
//! seen: In the window that is 176 points tall, the five constraints can all be satisfied. In the one that is 240 points tall, they can't.
//! meaning: The top and the bottom edge of the note already determine its height. The fifth constraint adds a number that fits one window.
//! next: Which of the five constraints is right in one window only?
import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    let size = note.heightAnchor.constraint(equalToConstant: 64)
    NSLayoutConstraint.activate([top, height, gap, bottom, size])
}
