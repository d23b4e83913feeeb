//! mistake: ratio-turned
//! verdict: misplaced photo.width 170.667 not 96, window 320x160
//! states: photo.width = 1.33333333333 * photo.height
//! lacks: photo.width = 0.75 * photo.height
//! seen: Line {line} makes the width four thirds of the height, so photo is about 171 points wide.
//! meaning: photo is wider than it is tall. In the drawing it is taller than it is wide.
//! next: Which of the two sizes should be three quarters of the other one?
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
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 4.0 / 3),
        title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        title.topAnchor.constraint(equalTo: photo.topAnchor),
    ])
}
