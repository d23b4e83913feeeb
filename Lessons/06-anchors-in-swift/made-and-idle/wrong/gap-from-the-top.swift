//! mistake: gap-from-the-top
//! verdict: misplaced note.top 32 not 96, window 320x176
//! states: note.top = photo.top + 16
//! seen: Line {line} makes the note begin at {note.top} points, 16 points below the top of the photo.
//! meaning: The constraints are active now, but the note lies on top of the photo.
//! next: From which edge of the photo did your file count these 16 points at first?
import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.topAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate([top, height, gap, bottom])
}
