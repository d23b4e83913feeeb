//! mistake: required
//! verdict: conflicting window 320x80
//! states: photo.width = 240
//! lacks: photo.width = 240 @750
//! seen: In the 320-point window caption and the gaps leave 176 points, and a required constraint makes photo 240 wide.
//! meaning: All five constraints are required, because none has a priority below 1000. So they conflict there.
//! next: Which of the five asks for more room than there is? Set its priority before it is activated.
import UIKit

// photo should be 240 points wide. Where there isn't enough room, photo gets narrower,
// and caption keeps at least 96 points. Change one of these constraints.

func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
    let wide = photo.widthAnchor.constraint(equalToConstant: 240)
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        caption.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        wide,
        caption.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
    ])
}
