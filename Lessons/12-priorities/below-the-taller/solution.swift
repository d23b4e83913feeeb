import UIKit

// footer should be 8 points below summary and picture: below the taller one of the two.
// In a narrow window picture is taller, in a wide window summary is.

func layOut(summary: UILabel, picture: UIImageView, footer: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        footer.topAnchor.constraint(greaterThanOrEqualTo: summary.bottomAnchor, constant: 8),
        footer.topAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 8),
    ])
    let pull = footer.topAnchor.constraint(equalTo: view.topAnchor)
    pull.priority = .defaultLow
    pull.isActive = true
}
