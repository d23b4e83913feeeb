//! mistake: other-view
//! verdict: misplaced cell.height 96 not 128, window 480x176, margins of 24 and taller text
//! states: label.top >= view.top + 16
//! lacks: label.top >= cell.top + 16
//! seen: The constraint for the top of label counts from the top of the window. cell begins 16 points further down.
//! meaning: In the 480-point window cell is {cell.height} points tall, exactly as tall as the text, so no padding is left.
//! next: From which view does the task count the 16 points?
import UIKit

// cell is at least 80 points tall. Above label and toggle there are at least 16 points,
// and cell has the smallest height that this allows.
// Change the height of cell, and add constraints for label and toggle.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
    let low = cell.heightAnchor.constraint(equalToConstant: 80)
    low.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
        low,
        label.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 16),
        toggle.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 16),
        label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        toggle.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        toggle.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
}
