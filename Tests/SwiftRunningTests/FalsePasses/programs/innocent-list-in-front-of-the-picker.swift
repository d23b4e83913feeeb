//! exercise: under-the-bar
//! kind: innocent
//! verdict: misplaced|ruleMissed
//! says: list.top
//! sort: covered
// Lets the list fill the window, behind the picker as it seems, and gives it a colour.
import UIKit

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
  list.backgroundColor = .systemBackground
  NSLayoutConstraint.activate([
    picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    list.topAnchor.constraint(equalTo: view.topAnchor),
    list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
  ])
}
