import UIKit

// The picker keeps to the margins, 8 points below the bar. 8 points below the picker the list begins;
// it fills the rest of the window, from edge to edge and under the lower bar.

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
