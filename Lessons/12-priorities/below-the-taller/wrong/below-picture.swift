//! mistake: number-of-one-window
//! verdict: misplaced footer.top 120 not 152, window 640x256
//! states: footer.top = picture.bottom + 8
//! lacks: footer.top >= summary.bottom + 8
//! lacks: footer.top >= picture.bottom + 8
//! lacks: footer.top = view.top @250
//! seen: Line {line} puts footer 8 points below picture. In the 640-point window summary is taller: it ends at 144, and footer begins at {footer.top}.
//! meaning: footer covers the lower end of summary there.
//! next: Which constraint keeps footer below summary?
import UIKit

// footer should be 8 points below summary and picture: below the taller one of the two.
// In a narrow window picture is taller, in a wide window summary is.

func layOut(summary: UILabel, picture: UIImageView, footer: UIView, in view: UIView) {
    footer.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8).isActive = true
}
