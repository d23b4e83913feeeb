//! mistake: bounds-read-once
//! verdict: misplaced note.height 64 not 128, window 480x240
//! states: note.height = 64
//! lacks: note.bottom = view.bottom - 16
//! seen: Line {line} makes the note {note.height} points tall in every window.
//! meaning: A number doesn't change when the window does. This number was worked out once, in a window that was 176 points tall.
//! next: Which anchor moves with the lower edge of the window?
import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.heightAnchor.constraint(equalToConstant: view.bounds.height - 112)
    NSLayoutConstraint.activate([top, height, gap, bottom])
}
