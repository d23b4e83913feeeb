//! mistake: trailing-inset-outside
//! verdict: misplaced title.trailing 320 not 304, window 320x160
//! states: title.trailing = view.layoutMarginsGuide.trailing + 16
//! lacks: title.trailing = view.layoutMarginsGuide.trailing
//! seen: Line {line} makes title end 16 points after the margin, at the edge of the window.
//! meaning: The wanted layout has the margin's 16 points between title and the edge.
//! next: Which constant makes two edges equal?
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
        title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: photo.topAnchor),
    ])
}
