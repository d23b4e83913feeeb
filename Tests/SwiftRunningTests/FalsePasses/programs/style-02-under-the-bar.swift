//! exercise: under-the-bar
//! kind: right
//! verdict: passed
//! sort: styles
// a vertical stack of a full-width row (with picker in it) and list; picker's sides are tied to
// the root's margins across the levels, and the stack reaches the window's lower edge.
import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.
// The guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
  let row = UIView()
  row.addSubview(picker)
  picker.translatesAutoresizingMaskIntoConstraints = false

  let column = UIStackView(arrangedSubviews: [row, list])
  column.axis = .vertical
  column.alignment = .fill
  column.distribution = .fill
  column.spacing = 8
  column.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(column)

  NSLayoutConstraint.activate([
    column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    column.bottomAnchor.constraint(equalTo: view.bottomAnchor),

    picker.topAnchor.constraint(equalTo: row.topAnchor),
    picker.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    // The same height again, in case that the move has removed the given one.
    picker.heightAnchor.constraint(equalToConstant: 48),
  ])
}
