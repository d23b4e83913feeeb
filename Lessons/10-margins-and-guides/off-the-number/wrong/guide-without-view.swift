//! mistake: guide-without-view
//! verdict: notCompiled line 10: cannot find 'safeAreaLayoutGuide' in scope
//! seen: Line {line} doesn't compile: nothing here is called safeAreaLayoutGuide.
//! meaning: Each view has a safe area of its own, so the guide is a property of a view.
//! next: Which view comes before the guide in the next line of the list?
import UIKit

// photo should begin 8 points below the upper bar and end 8 points above the lower bar.
// In the second window, the upper bar is taller. One of the four constraints doesn't follow it.

func layOut(photo: UIImageView, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        photo.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        photo.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
        photo.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
}
