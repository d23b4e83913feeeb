import UIKit

// cell is at least 80 points tall. Above label and toggle there are at least 16 points,
// and cell has the smallest height that this allows.
// Change the height of cell, and add constraints for label and toggle.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
    let low = cell.heightAnchor.constraint(lessThanOrEqualToConstant: 80)
    low.priority = UILayoutPriority(600)
    NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
        low,
        label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        toggle.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
    ])
    for item in [label, toggle] {
        NSLayoutConstraint.activate([
            item.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            cell.bottomAnchor.constraint(greaterThanOrEqualTo: item.bottomAnchor, constant: 16),
        ])
    }
}
