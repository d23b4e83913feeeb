//! exercise: tall-cells
//! kind: right
//! verdict: passed
//! sort: styles
// instead of an optional 80 the cell is pulled to 0 with fittingSizeLevel (50), so it shrinks
// until the required minimum of 80 or the contents (resistance 750, 16 points above) stop it.
import UIKit

// cell is at least 80 points tall. Above label and toggle there are at least 16 points,
// and cell has the smallest height that this allows.
// Change the height of cell, and add constraints for label and toggle.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

extension NSLayoutConstraint {
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
  let clearances = ([label, toggle] as [UIView]).map {
    $0.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 16)
  }
  NSLayoutConstraint.activate(clearances)
  NSLayoutConstraint.activate([
    cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
    cell.heightAnchor.constraint(equalToConstant: 0).with(priority: .fittingSizeLevel),
    label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
    label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    toggle.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
    toggle.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
  ])
}
