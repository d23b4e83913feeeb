//! mistake: ratio-upside-down
//! verdict: misplaced photo.width 64 not 144, window 320x128
//! states: photo.height = 1.5 * photo.width
//! seen: The call of line {line} makes the photo {photo.width} points wide and {photo.height} points tall.
//! meaning: It multiplies the width. So the photo is 1.5 times as tall as it is wide.
//! next: Which attribute does the multiplier scale: the first one of the call or the second one?
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
      item: photo, attribute: .height, relatedBy: .equal,
      toItem: photo, attribute: .width, multiplier: 1.5, constant: 0),

    // The caption begins 8 points after the photo ends.
    NSLayoutConstraint(
      item: caption, attribute: .leading, relatedBy: .equal,
      toItem: photo, attribute: .trailing, multiplier: 1, constant: 8),

    // The caption is 48 points tall.
    NSLayoutConstraint(
      item: caption, attribute: .height, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 48),
  ])
}
