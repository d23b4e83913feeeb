import UIKit

// photo should be 240 points wide. Where there isn't enough room, photo gets narrower,
// and caption keeps at least 96 points. Change one of these constraints.

func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
    let wide = photo.widthAnchor.constraint(equalToConstant: 240)
    wide.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        caption.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        wide,
        caption.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
    ])
}
