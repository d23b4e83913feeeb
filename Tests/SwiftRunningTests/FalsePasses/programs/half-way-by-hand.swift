//! exercise: part-way
//! kind: hostile
//! verdict: misplaced
//! says: after the layout has begun
//! sort: moved
// States what is right, and moves the pin from a view of its own.
import UIKit

class Mover: UIView {
  weak var pin: UIView?
  override func layoutSubviews() {
    super.layoutSubviews()
    pin?.layer.position = CGPoint(x: 60, y: 60)
  }
}

func layOut(pin: UIView, note: UILabel, in view: UIView) {
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: pin, attribute: .leading, relatedBy: .equal,
      toItem: view, attribute: .leading, multiplier: 1, constant: 16),
    NSLayoutConstraint(
      item: pin, attribute: .centerY, relatedBy: .equal,
      toItem: view, attribute: .centerY, multiplier: 0.5, constant: 0),
    NSLayoutConstraint(
      item: note, attribute: .leading, relatedBy: .equal,
      toItem: view, attribute: .trailing, multiplier: 0.5, constant: 0),
    NSLayoutConstraint(
      item: note, attribute: .trailing, relatedBy: .equal,
      toItem: view, attribute: .trailing, multiplier: 1, constant: -16),
  ])
  let mover = Mover(frame: view.bounds)
  mover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  mover.pin = pin
  view.addSubview(mover)
  mover.addSubview(UIView())
  view.addSubview(pin)
  NSLayoutConstraint.activate([
    pin.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
  ])
}
