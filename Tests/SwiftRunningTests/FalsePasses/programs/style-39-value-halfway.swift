//! exercise: value-halfway
//! kind: right
//! verdict: passed
//! sort: styles
// a row object with a setUp in steps: the starter's constraints, four for value, and priorities
// one step below the others' so that only value gives way.
import UIKit

// cell, label and toggle are done.
// value: 16 points after label, 16 points before toggle, centered vertically in cell,
// at least 16 points below the top of cell. label and toggle keep the widths of
// their contents; value takes the rest.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

extension UILayoutPriority {
  static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue - step)
  }
}

struct ValueRow {
  let cell: UIView
  let label: UILabel
  let value: UILabel
  let toggle: UISwitch
  var padding: CGFloat = 16

  func setUp(in view: UIView) {
    placeCell(in: view)
    placeContents()
    setPriorities()
  }

  private func placeCell(in view: UIView) {
    let low = cell.heightAnchor.constraint(equalToConstant: 80)
    low.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
      cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: padding),
      cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
      low,
    ])
  }

  private func placeContents() {
    for each in [label, value, toggle] as [UIView] {
      each.centerYAnchor.constraint(equalTo: cell.centerYAnchor).isActive = true
      each.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: padding).isActive =
        true
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: padding),
      value.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: padding),
      toggle.leadingAnchor.constraint(equalTo: value.trailingAnchor, constant: padding),
      toggle.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -padding),
    ])
  }

  private func setPriorities() {
    value.setContentHuggingPriority(
      label.contentHuggingPriority(for: .horizontal) - 1, for: .horizontal)
    value.setContentCompressionResistancePriority(
      label.contentCompressionResistancePriority(for: .horizontal) - 1, for: .horizontal)
  }
}

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, value: UILabel, in view: UIView) {
  ValueRow(cell: cell, label: label, value: value, toggle: toggle).setUp(in: view)
}
