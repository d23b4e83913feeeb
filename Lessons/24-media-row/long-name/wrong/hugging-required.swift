//! mistake: hugging-and-compression-swapped
//! verdict: ambiguous artist.width
//! about: answer
//! states: time.horizontalHuggingPriority = 1000
//! lacks: time.horizontalCompressionResistancePriority = 751
//! seen: Content hugging keeps time from getting wider than its content.
//! meaning: In the 320-point window there isn't too much room but too little, and both labels still resist compression with priority 750.
//! next: Which priority keeps a view from getting narrower?
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
        // Add a constraint here, and a priority below or above.
        time.leadingAnchor.constraint(greaterThanOrEqualTo: artist.trailingAnchor, constant: 8),
    ])
    time.setContentHuggingPriority(.required, for: .horizontal)
}
