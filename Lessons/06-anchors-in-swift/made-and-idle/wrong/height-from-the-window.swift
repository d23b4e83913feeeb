//! mistake: fits-one-window
//! verdict: misplaced photo.height 128 not 64, window 480x240
//! states: photo.height = view.height - 112
//! seen: Line {line} is right in a window 176 points high. In one of 240 the photo is {photo.height} high.
//! meaning: Tied to the window's height, the photo takes all that the window gains, and the note nothing.
//! next: Which of the two views keeps its height in the drawings?
import UIKit

// The photo stands above the note. The four constraints say what the drawings show,
// and still nothing is where it belongs. Mend the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -112)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate([top, height, gap, bottom])
}
