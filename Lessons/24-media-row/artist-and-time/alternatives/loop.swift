import UIKit

// photo and title are done. 16 points below title are two labels:
// artist begins where title begins, and time ends where title ends.
// The top edges of artist and time are aligned.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(
    photo: UIImageView, title: UILabel, artist: UILabel, time: UILabel, in view: UIView
) {
    for label in [artist, time] {
        label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16).isActive = true
    }
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        photo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        photo.heightAnchor.constraint(equalToConstant: 128),
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 0.75),
        title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        title.topAnchor.constraint(equalTo: photo.topAnchor),
        artist.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        time.trailingAnchor.constraint(equalTo: title.trailingAnchor),
    ])
}
