//! mistake: left-for-leading
//! verdict: conflicting window 320x160, right to left
//! states: title.left = photo.right + 16
//! lacks: title.leading = photo.trailing + 16
//! seen: Line {line} puts title to the right of photo, in both reading directions.
//! meaning: From right to left photo is at the right margin, and title must end at the left margin. It can't be to the right of photo as well, so the constraints conflict.
//! next: Between which two edges is the gap in both directions?
import UIKit

// photo: at the leading margin, 16 points below the top of the safe area,
// 128 points tall, three quarters as wide as it is tall.
// title: 16 points after photo, to the trailing margin, top edges aligned.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(photo: UIImageView, title: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        photo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        photo.heightAnchor.constraint(equalToConstant: 128),
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 0.75),
        title.leftAnchor.constraint(equalTo: photo.rightAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        title.topAnchor.constraint(equalTo: photo.topAnchor),
    ])
}
