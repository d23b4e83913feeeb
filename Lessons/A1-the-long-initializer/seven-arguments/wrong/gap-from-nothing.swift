//! mistake: position-without-anchor
//! verdict: invalid position-needs-anchor line 26
//! states: caption.leading = 8
//! seen: The call of line {line} compiles, but UIKit stops the program: caption.leading would be a location equal to a constant.
//! meaning: Without a second item, or with the multiplier 0, the call doesn't say what the 8 points count from.
//! next: After which view's edge does the caption begin?
import UIKit

// A photo with its caption. Each comment below says what the next call should state.
// The first call is complete. Fill in the blanks.
// Given: photo.top = 1.0 * view.top + 16.0
//        caption.top = 1.0 * photo.top + 0.0
//        caption.trailing = 1.0 * view.trailing - 16.0
func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
  NSLayoutConstraint.activate([
    // photo.leading = 1.0 * view.leading + 16.0
    NSLayoutConstraint(
      item: photo, attribute: .leading, relatedBy: .equal,
      toItem: view, attribute: .leading, multiplier: 1, constant: 16),

    // The photo ends 16 points before the view's bottom edge.
    NSLayoutConstraint(
      item: photo, attribute: .bottom, relatedBy: .equal,
      toItem: view, attribute: .bottom, multiplier: 1, constant: -16),

    // The photo is 1.5 times as wide as it is tall.
    NSLayoutConstraint(
      item: photo, attribute: .width, relatedBy: .equal,
      toItem: photo, attribute: .height, multiplier: 1.5, constant: 0),

    // The caption begins 8 points after the photo ends.
    NSLayoutConstraint(
      item: caption, attribute: .leading, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8),

    // The caption is 48 points tall.
    NSLayoutConstraint(
      item: caption, attribute: .height, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 48),
  ])
}
