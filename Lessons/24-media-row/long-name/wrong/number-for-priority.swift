//! mistake: priority-as-a-number
//! verdict: notCompiled line 25: cannot convert value of type 'Int' to expected argument type 'UILayoutPriority'
//! seen: Line {line} doesn't compile: 751 is a number, and the method asks for a UILayoutPriority.
//! meaning: A priority has its own type in Swift.
//! next: How do you make a UILayoutPriority from a number?
import UIKit

// photo, title, artist and time are done for short names.
// Keep at least 8 points between artist and time. A long artist gets narrower,
// and time keeps the width of its content.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(
    photo: UIImageView, title: UILabel, artist: UILabel, time: UILabel, in view: UIView
) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        photo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        photo.heightAnchor.constraint(equalToConstant: 128),
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 0.75),
        title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        title.topAnchor.constraint(equalTo: photo.topAnchor),
        artist.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        artist.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16),
        time.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        time.topAnchor.constraint(equalTo: artist.topAnchor),
        time.leadingAnchor.constraint(greaterThanOrEqualTo: artist.trailingAnchor, constant: 8),
    ])
    time.setContentCompressionResistancePriority(751, for: .horizontal)
}
