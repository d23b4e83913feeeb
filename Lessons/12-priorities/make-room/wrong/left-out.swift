//! mistake: constraint-deleted
//! verdict: ambiguous photo.width
//! lacks: photo.width = 240 @750
//! seen: Nothing determines the width of photo any more.
//! meaning: The conflict is gone. But photo may now have every width that leaves 96 points or more for caption.
//! next: How can a constraint stay in the list and still give way?
import UIKit

// photo should be 240 points wide. Where there isn't enough room, photo gets narrower,
// and caption keeps at least 96 points. Change one of these constraints.

func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        caption.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        caption.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
    ])
}
