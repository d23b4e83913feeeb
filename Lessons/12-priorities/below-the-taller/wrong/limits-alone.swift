//! mistake: inequality-chooses-nothing
//! verdict: ambiguous footer.top
//! lacks: footer.top = view.top @250
//! seen: Every position that is low enough satisfies both inequalities.
//! meaning: Nothing pulls footer up to the taller view.
//! next: Which optional constraint pulls footer towards the top of the window?
import UIKit

// footer should be 8 points below summary and picture: below the taller one of the two.
// In a narrow window picture is taller, in a wide window summary is.

func layOut(summary: UILabel, picture: UIImageView, footer: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        footer.topAnchor.constraint(greaterThanOrEqualTo: summary.bottomAnchor, constant: 8),
        footer.topAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 8),
    ])
}
