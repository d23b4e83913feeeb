//! mistake: line-missing
//! verdict: ambiguous note.width
//! states: note.leading = photo.trailing + 16
//! lacks: note.trailing = view.trailing - 16
//! seen: Nothing determines the width of the note: it begins after the photo and could end anywhere.
//! next: Which edge of the note should move with the window's trailing edge?
import UIKit

// The photo is a quarter as wide as the window. The note had the frame (112, 16, 192, 48)
// and a flexible width: in a wide window it covered a part of the photo.
// Its property is false now. Add what is missing: the note begins 16 points after
// the photo ends, and ends 16 points before the window does.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: photo.topAnchor),
        note.heightAnchor.constraint(equalTo: photo.heightAnchor),
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
    ])
}
