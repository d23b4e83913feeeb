//! exercise: under-the-bar
//! kind: right
//! verdict: passed
//! sort: styles
// a layout guide serves as an invisible header that reserves 8 points above and below picker; list
// begins where the header ends, so every edge is the drawn one.
import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.
// The guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

extension UIView {
  func makeGuide(named identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }
}

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
  let header = view.makeGuide(named: "header")
  let safe = view.safeAreaLayoutGuide
  let margins = view.layoutMarginsGuide

  NSLayoutConstraint.activate([
    header.topAnchor.constraint(equalTo: safe.topAnchor),
    header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    header.trailingAnchor.constraint(equalTo: view.trailingAnchor),

    picker.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
    header.bottomAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
    picker.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    picker.trailingAnchor.constraint(equalTo: margins.trailingAnchor),

    list.topAnchor.constraint(equalTo: header.bottomAnchor),
    list.leadingAnchor.constraint(equalTo: header.leadingAnchor),
    list.trailingAnchor.constraint(equalTo: header.trailingAnchor),
    list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
  ])
}
