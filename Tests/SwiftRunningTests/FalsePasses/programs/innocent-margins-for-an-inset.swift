//! exercise: under-the-bar
//! kind: innocent
//! verdict: misplaced
//! says: layoutMargins of view
//! sort: given
// Changes the margins where a constraint was to follow them.
import UIKit

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
  view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  NSLayoutConstraint.activate([
    picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
    list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
  ])
}
