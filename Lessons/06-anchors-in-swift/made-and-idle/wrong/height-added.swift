//! mistake: one-line-too-many
//! verdict: conflicting window 480x240
//! about: answer
//! states: note.height = 64
//! states: note.bottom = view.bottom - 16
//! seen: All lines hold in a window 176 points high. In one of 240 they can't.
//! meaning: The note's top and its bottom are tied already, and its height follows from them. As a number it fits one window.
//! next: Would the drawings be reached without the fifth constraint?
import UIKit

// The photo stands above the note. The four constraints say what the drawings show,
// and still nothing is where it belongs. Mend the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    let size = note.heightAnchor.constraint(equalToConstant: 64)
    NSLayoutConstraint.activate([top, height, gap, bottom, size])
}
