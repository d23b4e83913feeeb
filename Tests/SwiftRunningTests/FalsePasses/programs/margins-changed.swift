//! exercise: under-the-bar
//! kind: hostile
//! verdict: misplaced
//! says: layoutMargins
//! sort: given
// Takes the window's margins away once the picker is tied to them.
import UIKit

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
  NSLayoutConstraint.activate([
    picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
    list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
  ])
  view.layoutMargins = .zero
}
