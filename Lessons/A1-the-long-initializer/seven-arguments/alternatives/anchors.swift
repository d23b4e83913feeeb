import UIKit

// A photo with its caption. Each comment below says what the next call should state.
// The first call is complete. Fill in the blanks.
// Given: photo.top = 1.0 * view.top + 16.0
//        caption.top = 1.0 * photo.top + 0.0
//        caption.trailing = 1.0 * view.trailing - 16.0
func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    photo.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 1.5),
    caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    caption.heightAnchor.constraint(equalToConstant: 48),
  ])
}
