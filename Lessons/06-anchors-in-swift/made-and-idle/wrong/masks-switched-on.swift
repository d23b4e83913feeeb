//! mistake: hidden-four
//! verdict: conflicting window 320x176
//! about: answer
//! states: photo.translatesAutoresizingMaskIntoConstraints = true
//! seen: The photo's mask is translated into constraints again, and its frame is empty.
//! meaning: Four required lines that nobody has written hold the photo at 0 by 0 points. The active constraints can't all hold beside them.
//! next: Who is to say where the photo is: its frame, or the four constraints?
import UIKit

// The photo stands above the note. The four constraints say what the drawings show,
// and still nothing is where it belongs. Mend the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    photo.translatesAutoresizingMaskIntoConstraints = true
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate([top, height, gap, bottom])
}
