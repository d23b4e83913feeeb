//! exercise: under-the-bar
//! kind: right
//! verdict: passed
//! sort: styles
// custom operators over generic anchors make the seven plain constraints; an extra button that
// rides on keyboardLayoutGuide floats over list and changes no frame of the exercise.
import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.
// The guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

struct Shifted<Kind: AnyObject> {
  let anchor: NSLayoutAnchor<Kind>
  let distance: CGFloat
}

infix operator |=| : ComparisonPrecedence

func + <Kind: AnyObject>(anchor: NSLayoutAnchor<Kind>, distance: CGFloat) -> Shifted<Kind> {
  Shifted(anchor: anchor, distance: distance)
}

@discardableResult
func |=| <Kind: AnyObject>(left: NSLayoutAnchor<Kind>, right: Shifted<Kind>) -> NSLayoutConstraint {
  let constraint = left.constraint(equalTo: right.anchor, constant: right.distance)
  constraint.isActive = true
  return constraint
}

@discardableResult
func |=| <Kind: AnyObject>(left: NSLayoutAnchor<Kind>, right: NSLayoutAnchor<Kind>)
  -> NSLayoutConstraint
{
  let constraint = left.constraint(equalTo: right)
  constraint.isActive = true
  return constraint
}

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
  picker.topAnchor |=| view.safeAreaLayoutGuide.topAnchor + 8
  picker.leadingAnchor |=| view.layoutMarginsGuide.leadingAnchor
  picker.trailingAnchor |=| view.layoutMarginsGuide.trailingAnchor

  list.topAnchor |=| picker.bottomAnchor + 8
  list.leadingAnchor |=| view.leadingAnchor
  list.trailingAnchor |=| view.trailingAnchor
  list.bottomAnchor |=| view.bottomAnchor

  let compose = UIButton(type: .system)
  compose.setTitle("Compose", for: .normal)
  compose.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(compose)
  compose.centerXAnchor |=| view.centerXAnchor
  compose.bottomAnchor |=| view.keyboardLayoutGuide.topAnchor + (-8)
}
