//! mistake: other-constraint-optional
//! verdict: misplaced photo.width 240 not 176, window 320x80
//! states: photo.width = 240
//! states: caption.width >= 96 @750
//! lacks: photo.width = 240 @750
//! lacks: caption.width >= 96
//! seen: In the 320-point window photo is still {photo.width} points wide, and {caption.width} are left for caption.
//! meaning: The constraint for caption is the optional one, so caption gives way. It should keep at least 96 points.
//! next: Which of the two constraints should be required?
import UIKit

// photo should be 240 points wide. Where there isn't enough room, photo gets narrower,
// and caption keeps at least 96 points. Change one of these constraints.

func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
    let wide = photo.widthAnchor.constraint(equalToConstant: 240)
    let least = caption.widthAnchor.constraint(greaterThanOrEqualToConstant: 96)
    least.priority = .defaultHigh
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        caption.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        wide,
        least,
    ])
}
