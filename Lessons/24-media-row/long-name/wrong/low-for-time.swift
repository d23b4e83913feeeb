//! mistake: wrong-one-optional
//! verdict: misplaced artist.width 168 not 112, window 320x160
//! about: answer
//! states: time.horizontalCompressionResistancePriority = 250
//! lacks: time.horizontalCompressionResistancePriority = 751
//! seen: The compression resistance of time is 250 and that of artist 750, so artist is {artist.width} points wide in the 320-point window.
//! meaning: No room is left for time, which is 0 points wide.
//! next: Should the priority of time be above 750 or below?
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
    time.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
}
