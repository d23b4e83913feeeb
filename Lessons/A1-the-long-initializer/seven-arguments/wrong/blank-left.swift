//! mistake: blank-left
//! verdict: notCompiled line 33: cannot find '___' in scope
//! about: answer
//! seen: Line {line} still has a blank.
//! meaning: A call needs all seven arguments, even if the equation has no second item.
//! next: Which part of the equation is the argument with the blank?
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
      toItem: photo, attribute: .trailing, multiplier: 1, constant: 8),

    // The caption is 48 points tall.
    NSLayoutConstraint(
      item: caption, attribute: .height, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: ___, constant: 48),
  ])
}
