//! mistake: view-for-anchor
//! verdict: notCompiled line 10: cannot convert value of type 'UILayoutGuide' to expected argument type 'NSLayoutAnchor<NSLayoutYAxisAnchor>'
//! seen: Line {line} doesn't compile: equalTo needs an anchor, and the line gives it a guide.
//! meaning: A guide has many anchors, so the line has to name one of them.
//! next: Which edge of the safe area is beside the upper bar?
import UIKit

// photo should begin 8 points below the upper bar and end 8 points above the lower bar.
// In the second window, the upper bar is taller. One of the four constraints doesn't follow it.

func layOut(photo: UIImageView, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        photo.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        photo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide, constant: 8),
        photo.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
}
