//! mistake: inequality-means-equal
//! verdict: ambiguous cell.height
//! states: cell.height >= 80
//! lacks: cell.height = 80 @500
//! seen: Every constraint for the height of cell is an inequality, and each of them allows a taller cell.
//! meaning: cell could be 80 points tall, or as tall as the window.
//! next: Which optional constraint asks for the smallest height?
import UIKit

// cell is at least 80 points tall. Above label and toggle there are at least 16 points,
// and cell has the smallest height that this allows.
// Change the height of cell, and add constraints for label and toggle.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
    NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
        label.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 16),
        toggle.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 16),
        label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        toggle.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        toggle.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
}
