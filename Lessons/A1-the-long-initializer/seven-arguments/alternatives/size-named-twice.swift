import UIKit

// A photo with its caption. Each comment below says what the next call should state.
// The first call is complete. Fill in the blanks.
// Given: photo.top = 1.0 * view.top + 16.0
//        caption.top = 1.0 * photo.top + 0.0
//        caption.trailing = 1.0 * view.trailing - 16.0
func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
  NSLayoutConstraint(
    item: photo, attribute: .leading, relatedBy: .equal,
    toItem: view, attribute: .leading, multiplier: 1, constant: 16
  ).isActive = true
  NSLayoutConstraint(
    item: photo, attribute: .bottom, relatedBy: .equal,
    toItem: view, attribute: .bottom, multiplier: 1, constant: -16
  ).isActive = true
  NSLayoutConstraint(
    item: photo, attribute: .width, relatedBy: .equal,
    toItem: photo, attribute: .height, multiplier: 1.5, constant: 0
  ).isActive = true
  NSLayoutConstraint(
    item: caption, attribute: .leading, relatedBy: .equal,
    toItem: photo, attribute: .trailing, multiplier: 1, constant: 8
  ).isActive = true
  NSLayoutConstraint(
    item: caption, attribute: .height, relatedBy: .equal,
    toItem: nil, attribute: .height, multiplier: 1, constant: 48
  ).isActive = true
}
