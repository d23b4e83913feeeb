//! mistake: fits-one-window
//! verdict: misplaced photo.height 128 not 64, window 480x240
//! states: photo.height = view.height - 112
//! seen: Line {line} is right in a window that is 176 points tall. In one that is 240 points tall, the photo is {photo.height} points tall.
//! meaning: The photo is tied to the height of the window, so it gets taller with the window.
//! next: Which of the two views has the same height in both drawings?
import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -112)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate([top, height, gap, bottom])
}
