//! mistake: bottom-inset-outside
//! verdict: misplaced note.bottom 192 not 160, window 320x176
//! states: note.bottom = view.bottom + 16
//! seen: Line {line} puts note.bottom at {note.bottom}, in a window that ends at 176.
//! meaning: The constraints are active, and one of them has lost its minus: the note sticks out below.
//! next: Is a place inside the window above its lower edge or below it?
import UIKit

// The photo stands above the note. The four constraints say what the drawings show,
// and still nothing is where it belongs. Mend the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 16)
    NSLayoutConstraint.activate([top, height, gap, bottom])
}
