//! mistake: blank-left
//! verdict: notCompiled line 33: cannot find '___' in scope
//! about: answer
//! seen: Line {line} still has a blank to fill.
//! meaning: A call can only be made with all seven of its arguments.
import UIKit

// A photo with its caption. Each comment below is what the call under it has to state;
// the first call is complete. Fill the blanks, ___.
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

    // The photo is 1.5 times as wide as it is high.
    NSLayoutConstraint(
      item: photo, attribute: .width, relatedBy: .equal,
      toItem: photo, attribute: .height, multiplier: 1.5, constant: 0),

    // The caption begins 8 points after the photo ends.
    NSLayoutConstraint(
      item: caption, attribute: .leading, relatedBy: .equal,
      toItem: photo, attribute: .trailing, multiplier: 1, constant: 8),

    // The caption is 48 points high.
    NSLayoutConstraint(
      item: caption, attribute: .height, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: ___, constant: 48),
  ])
}
