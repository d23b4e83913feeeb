//! exercise: title-and-switch
//! kind: right
//! verdict: passed
//! sort: styles
// the eight plain constraints, made and activated in a task on the main actor, so they hold from
// the next turn of the main loop on.
import UIKit

// cell: from margin to margin, 16 points below the top of the safe area, 80 points tall.
// label: 16 points after the leading edge of cell, centered vertically in cell.
// toggle: 16 points before the trailing edge of cell, centered vertically in cell.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
  Task { @MainActor in
    NSLayoutConstraint.activate([
      cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      cell.heightAnchor.constraint(equalToConstant: 80),
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      toggle.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
  }
}
