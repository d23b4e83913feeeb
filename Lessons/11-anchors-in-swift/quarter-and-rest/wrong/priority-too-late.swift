//! mistake: priority-too-late
//! verdict: crashed line 16: NSInternalInconsistencyException
//! seen: UIKit stops the program at line {line}: the constraint is active already, and required, when it gets its priority.
//! meaning: Until it is active, a constraint may get any priority. Afterwards it stays required or stays optional.
//! next: Where would the line about the priority have to stand?
import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)

    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
        quarter,
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    quarter.priority = .defaultHigh
}
