//! mistake: priority-missing
//! verdict: conflicting window 320x240
//! states: footer.top = view.top
//! lacks: footer.top = view.top @250
//! seen: Line {line} makes a required constraint: footer has to begin at the top of the window.
//! meaning: There it covers summary and picture, so the constraint conflicts with the two inequalities.
//! next: Which property of a constraint makes it optional?
import UIKit

// footer should be 8 points below summary and picture: below the taller one of the two.
// In a narrow window picture is taller, in a wide window summary is.

func layOut(summary: UILabel, picture: UIImageView, footer: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        footer.topAnchor.constraint(greaterThanOrEqualTo: summary.bottomAnchor, constant: 8),
        footer.topAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 8),
    ])
    let pull = footer.topAnchor.constraint(equalTo: view.topAnchor)
    pull.isActive = true
}
