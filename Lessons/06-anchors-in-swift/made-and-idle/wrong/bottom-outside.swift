//! mistake: bottom-inset-outside
//! verdict: misplaced note.bottom 192 not 160, window 320x176
//! states: note.bottom = view.bottom + 16
//! seen: Line {line} makes the note end at {note.bottom} points, in a window that is 176 points tall.
//! meaning: The constraints are active now, but the minus sign of this one is missing. The note ends 16 points below the window.
//! next: Is the lower edge of the note above the lower edge of the window in the drawings, or below it?
import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 16)
    NSLayoutConstraint.activate([top, height, gap, bottom])
}
