//! mistake: other-view
//! verdict: misplaced note.leading 8 not 120, window 320x80
//! states: note.leading = view.leading + 8
//! seen: Line {line} puts note.leading at {note.leading}, 8 points after the window begins.
//! meaning: The note lies under the photo: the line speaks of view, and the gap is between the photo and the note.
//! next: Which view does the note come after?
import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
    quarter.priority = .defaultHigh

    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
        quarter,
        note.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
