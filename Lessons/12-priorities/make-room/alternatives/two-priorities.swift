import UIKit

// photo should be 240 points wide. Where there isn't enough room, photo gets narrower,
// and caption keeps at least 96 points. Change one of these constraints.

func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
    let wide = photo.widthAnchor.constraint(equalToConstant: 240)
    wide.priority = .defaultLow
    let least = caption.widthAnchor.constraint(greaterThanOrEqualToConstant: 96)
    least.priority = .defaultHigh
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16).isActive = true
    view.trailingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 16).isActive = true
    wide.isActive = true
    least.isActive = true
}
