//! mistake: gap-from-the-top
//! verdict: misplaced note.top 32 not 96, window 320x176
//! states: note.top = photo.top + 16
//! seen: Line {line} puts note.top at {note.top}, 16 points below photo.top.
//! meaning: The constraints are active, and the note lies across the photo.
//! next: In the starter, from which edge of the photo was the gap counted?
import UIKit

// The photo stands above the note. The four constraints say what the drawings show,
// and still nothing is where it belongs. Mend the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.topAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate([top, height, gap, bottom])
}
