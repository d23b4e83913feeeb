//! exercise: under-the-bar
//! kind: right
//! verdict: passed
//! sort: superviews
// The list in a container that fills the window, under the bars.
import UIKit

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
  let box = UIView(frame: view.bounds)
  box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  view.insertSubview(box, at: 0)
  box.addSubview(list)
  NSLayoutConstraint.activate([
    picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
    list.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    list.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    list.bottomAnchor.constraint(equalTo: box.bottomAnchor),
  ])
}
