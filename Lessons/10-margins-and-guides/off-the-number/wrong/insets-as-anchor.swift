//! mistake: insets-for-guide
//! verdict: notCompiled line 10: cannot convert value of type 'CGFloat' to expected argument type 'NSLayoutAnchor<NSLayoutYAxisAnchor>'
//! seen: Line {line} doesn't compile: equalTo needs an anchor, and the line gives it a number.
//! meaning: A number doesn't move with the bar. A layout guide has anchors that do.
//! next: Which guide does the next line of the list name?
import UIKit

// photo should begin 8 points below the upper bar and end 8 points above the lower bar.
// In the second window, the upper bar is taller. One of the four constraints doesn't follow it.

func layOut(photo: UIImageView, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        photo.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        photo.topAnchor.constraint(equalTo: view.safeAreaInsets.top, constant: 8),
        photo.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
}
