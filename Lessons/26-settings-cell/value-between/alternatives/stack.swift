import UIKit

// cell, label and toggle are done.
// value: 16 points after label, 16 points before toggle, centered vertically in cell,
// at least 16 points below the top of cell. label and toggle keep the widths of
// their contents; value takes the rest.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, value: UILabel, in view: UIView) {
    let row = UIStackView(arrangedSubviews: [label, value, toggle])
    row.alignment = .center
    row.spacing = 16
    row.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(row)
    let low = cell.heightAnchor.constraint(equalToConstant: 80)
    low.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
        low,
        label.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 16),
        toggle.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 16),
        value.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 16),
        row.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        row.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
    value.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    value.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
}
