import UIKit

// footer should be 8 points below summary and picture: below the taller one of the two.
// In a narrow window picture is taller, in a wide window summary is.

func layOut(summary: UILabel, picture: UIImageView, footer: UIView, in view: UIView) {
    footer.topAnchor.constraint(greaterThanOrEqualTo: summary.bottomAnchor, constant: 8).isActive = true
    let near = footer.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8)
    near.priority = .defaultHigh
    near.isActive = true
}
