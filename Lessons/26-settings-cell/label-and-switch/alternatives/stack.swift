import UIKit

// cell: from margin to margin, 16 points below the top of the safe area, 80 points tall.
// label: 16 points after the leading edge of cell, centered vertically in cell.
// toggle: 16 points before the trailing edge of cell, centered vertically in cell.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
    let row = UIStackView(arrangedSubviews: [label, toggle])
    row.alignment = .center
    row.distribution = .equalSpacing
    row.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(row)
    NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        cell.heightAnchor.constraint(equalToConstant: 80),
        row.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        row.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
}
