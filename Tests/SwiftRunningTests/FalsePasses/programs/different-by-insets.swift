//! exercise: under-the-bar
//! kind: hostile
//! verdict: misplaced
//! says: bar of 32
//! sort: different
// Reads the safe area and the margins once, and states them as numbers.
import UIKit

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
  let (bar, margins) = (view.safeAreaInsets, view.layoutMargins)
  NSLayoutConstraint.activate([
    picker.topAnchor.constraint(equalTo: view.topAnchor, constant: bar.top + 8),
    picker.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margins.left),
    picker.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margins.right),
    list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
    list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
  ])
}
