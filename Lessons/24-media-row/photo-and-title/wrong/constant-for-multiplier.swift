//! mistake: constant-for-multiplier
//! verdict: misplaced photo.width 128.75 not 96, window 320x160
//! states: photo.width = photo.height + 0.75
//! lacks: photo.width = 0.75 * photo.height
//! seen: Line {line} makes photo 0.75 points wider than it is tall.
//! meaning: A constant is added in points. It doesn't multiply anything.
//! next: By which number must the height of photo be multiplied?
import UIKit

// photo: at the leading margin, 16 points below the top of the safe area,
// 128 points tall, three quarters as wide as it is tall.
// title: 16 points after photo, to the trailing margin, top edges aligned.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(photo: UIImageView, title: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        // four constraints for photo, three for title
        photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        photo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        photo.heightAnchor.constraint(equalToConstant: 128),
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, constant: 0.75),
        title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        title.topAnchor.constraint(equalTo: photo.topAnchor),
    ])
}
