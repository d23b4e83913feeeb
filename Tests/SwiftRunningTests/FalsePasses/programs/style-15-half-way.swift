//! exercise: part-way
//! kind: right
//! verdict: passed
//! sort: styles
// a result builder collects the long initializer's calls; only the wrong .right is now .trailing,
// which can be paired with .trailing and mirrors.
import UIKit

// A pin and a note. The pin's centre is a quarter of the view's height below the top.
// The note begins in the middle of the view and ends 16 points before the view ends.
// The file compiles, but one argument stops the program. Correct it.
// Given: pin.width = 48.0
//        pin.height = 48.0
//        note.top = 1.0 * pin.top + 0.0
//        note.height = 1.0 * pin.height + 0.0

@resultBuilder
enum ConstraintBuilder {
  static func buildBlock(_ parts: NSLayoutConstraint...) -> [NSLayoutConstraint] { parts }
}

func constrain(@ConstraintBuilder _ make: () -> [NSLayoutConstraint]) {
  NSLayoutConstraint.activate(make())
}

func tie(
  _ item: UIView, _ attribute: NSLayoutConstraint.Attribute,
  to other: UIView, _ otherAttribute: NSLayoutConstraint.Attribute,
  times multiplier: CGFloat = 1, plus constant: CGFloat = 0
) -> NSLayoutConstraint {
  NSLayoutConstraint(
    item: item, attribute: attribute, relatedBy: .equal,
    toItem: other, attribute: otherAttribute, multiplier: multiplier, constant: constant)
}

func layOut(pin: UIView, note: UILabel, in view: UIView) {
  constrain {
    tie(pin, .leading, to: view, .leading, plus: 16)
    tie(pin, .centerY, to: view, .centerY, times: 0.5)
    tie(note, .leading, to: view, .centerX)
    tie(note, .trailing, to: view, .trailing, plus: -16)
  }
}
