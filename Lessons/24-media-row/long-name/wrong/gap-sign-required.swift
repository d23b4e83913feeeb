//! mistake: sign-turned
//! verdict: misplaced artist.width 128 not 112, window 320x160
//! about: answer
//! states: artist.trailing <= time.leading + 8
//! states: time.horizontalCompressionResistancePriority = 1000
//! lacks: time.leading >= artist.trailing + 8
//! lacks: time.horizontalCompressionResistancePriority = 751
//! seen: The inequality lets artist end 8 points after time begins.
//! meaning: The two labels overlap by 8 points in the 320-point window. The wanted layout has a gap of 8 points.
//! next: Is the trailing edge of artist before or after the leading edge of time in the drawing?
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
        artist.trailingAnchor.constraint(lessThanOrEqualTo: time.leadingAnchor, constant: 8),
    ])
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
}
