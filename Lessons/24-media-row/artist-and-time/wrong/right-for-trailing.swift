//! mistake: right-for-trailing
//! verdict: misplaced time.right 304 not 72, window 320x160, right to left
//! states: time.right = view.layoutMarginsGuide.right
//! lacks: time.trailing = title.trailing
//! seen: Line {line} puts time at the right margin, in both reading directions.
//! meaning: From right to left photo is at the right margin, and time covers it.
//! next: Which edge of time is on the right in a left-to-right window, and on the left in a right-to-left window?
import UIKit

// photo and title are done. 16 points below title are two labels:
// artist begins where title begins, and time ends where title ends.
// The top edges of artist and time are aligned.
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
        time.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
        time.topAnchor.constraint(equalTo: artist.topAnchor),
    ])
}
