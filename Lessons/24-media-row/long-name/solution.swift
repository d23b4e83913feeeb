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
    time.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
}
