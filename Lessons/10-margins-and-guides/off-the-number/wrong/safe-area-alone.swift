//! mistake: safe-area-alone
//! verdict: notCompiled line 10: value of type 'UIView' has no member 'safeArea'
//! seen: Line {line} doesn't compile: a view has no property called safeArea.
//! meaning: The property is a layout guide, and these two words are a part of its name.
//! next: How does the next line of the list spell it?
import UIKit

// photo should begin 8 points below the upper bar and end 8 points above the lower bar.
// In the second window, the upper bar is taller. One of the four constraints doesn't follow it.

func layOut(photo: UIImageView, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        photo.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        photo.topAnchor.constraint(equalTo: view.safeArea.topAnchor, constant: 8),
        photo.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
}
