import UIKit

// cell is at least 80 points tall. Above label and toggle there are at least 16 points,
// and cell has the smallest height that this allows.
// Change the height of cell, and add constraints for label and toggle.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
    let row = UIStackView(arrangedSubviews: [label, toggle])
    row.alignment = .center
    row.distribution = .equalSpacing
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
        row.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        row.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
}
