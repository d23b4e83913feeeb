//! mistake: bounds-read-once
//! verdict: misplaced note.height 64 not 128, window 480x240
//! states: note.height = 64
//! lacks: note.bottom = view.bottom - 16
//! seen: Line {line} makes the note {note.height} points high, in every window.
//! meaning: A number stays what it is when the window grows. So does one that was worked out from view.bounds: it was read once, in a window 176 high.
//! next: Which anchor moves with the window's lower edge?
import UIKit

// The photo stands above the note. The four constraints say what the drawings show,
// and still nothing is where it belongs. Mend the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.heightAnchor.constraint(equalToConstant: view.bounds.height - 112)
    NSLayoutConstraint.activate([top, height, gap, bottom])
}
