//! exercise: value-halfway
//! kind: right
//! verdict: passed
//! sort: styles
// the three contents in a centered stack with a spacing of 16, 16 points inside the cell on all
// sides; label and toggle hug and resist with 999, so value takes the rest.
import UIKit

// cell, label and toggle are done.
// value: 16 points after label, 16 points before toggle, centered vertically in cell,
// at least 16 points below the top of cell. label and toggle keep the widths of
// their contents; value takes the rest.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, value: UILabel, in view: UIView) {
  let row = UIStackView(arrangedSubviews: [label, value, toggle])
  row.axis = .horizontal
  row.alignment = .center
  row.distribution = .fill
  row.spacing = 16
  row.translatesAutoresizingMaskIntoConstraints = false
  cell.addSubview(row)

  for fixed in [label, toggle] as [UIView] {
    fixed.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal)
    fixed.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
  }

  let low = cell.heightAnchor.constraint(equalToConstant: 80)
  low.priority = UILayoutPriority(500)
  NSLayoutConstraint.activate([
    cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
    low,
    row.topAnchor.constraint(equalTo: cell.topAnchor, constant: 16),
    row.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
    row.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
    row.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -16),
  ])
}
