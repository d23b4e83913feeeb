import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
  let margins = view.layoutMarginsGuide
  let constraints = [
    picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    picker.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    margins.trailingAnchor.constraint(equalTo: picker.trailingAnchor),
    list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
    list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: list.trailingAnchor),
    list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
  ]
  for constraint in constraints { constraint.isActive = true }
}
