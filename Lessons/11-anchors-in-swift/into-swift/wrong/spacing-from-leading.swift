//! mistake: spacing-from-leading
//! verdict: misplaced note.leading 24 not 104, window 320x80
//! states: note.leading = photo.leading + 8
//! seen: Line {line} puts note.leading at {note.leading}, 8 points after photo.leading.
//! meaning: The note lies across the photo: the 8 points are counted from where the photo begins.
//! next: Which anchor of the photo does the equation name?
import UIKit

// Each comment in the list is an equation. Write it as a constraint below; the first is there.
// What the list holds is made active. The top edges and the note's height are given.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        // photo.leading = view.leading + 16
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),

        // photo.width = 80
        photo.widthAnchor.constraint(equalToConstant: 80),

        // photo.height = 0.5 * photo.width + 8
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5, constant: 8),

        // note.leading = photo.trailing + 8
        note.leadingAnchor.constraint(equalTo: photo.leadingAnchor, constant: 8),

        // note.trailing = view.trailing - 16
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
