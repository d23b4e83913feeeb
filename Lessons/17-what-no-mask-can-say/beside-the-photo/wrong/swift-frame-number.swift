//! mistake: number-of-one-window
//! verdict: misplaced note.leading 112 not 152, window 480x112
//! states: note.leading = view.leading + 112
//! seen: Line {line} counts 112 points from the edge of the window. That is right in the 320-point window.
//! meaning: In the 480-point window the photo ends at 136, so the note covers a part of it.
//! next: Which anchor of the photo is always 16 points away from the note?
import UIKit

// The photo is a quarter as wide as the window. The note had the frame (112, 16, 192, 48)
// and a flexible width: in a wide window it covered a part of the photo.
// Its property is false now. Add what is missing: the note begins 16 points after
// the photo ends, and ends 16 points before the window does.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: photo.topAnchor),
        note.heightAnchor.constraint(equalTo: photo.heightAnchor),
        note.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 112),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
