//! mistake: insets-read-once
//! verdict: misplaced photo.top 56 not 72, window 320x208, a bar of 64
//! states: photo.top = view.top + 56
//! seen: Line {line} puts the top of photo at {photo.top} points, where it would be right with a bar of 48 points.
//! meaning: A number doesn't change when the bar does.
//! next: Which guide has an anchor that moves with the bar?
import UIKit

// photo should begin 8 points below the upper bar and end 8 points above the lower bar.
// In the second window, the upper bar is taller. One of the four constraints doesn't follow it.

func layOut(photo: UIImageView, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        photo.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        photo.topAnchor.constraint(equalTo: view.topAnchor, constant: view.safeAreaInsets.top + 8),
        photo.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
}
