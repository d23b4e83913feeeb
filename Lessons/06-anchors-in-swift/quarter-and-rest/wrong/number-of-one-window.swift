//! mistake: number-of-one-window
//! verdict: misplaced note.leading 120 not 144, window 480x80
//! states: note.leading = view.leading + 120
//! seen: Line {line} holds at 320 points. At 480 the note begins at {note.leading} all the same.
//! meaning: There the photo is wider and ends at 136. A number counted from the window is right for one of the drawings.
//! next: Which anchor is 8 points before the note in both?
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
        note.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 120),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
