//! mistake: priority-missing
//! verdict: misplaced cell.height 80 not 128, window 480x176, margins of 24 and taller text
//! states: cell.height = 80
//! lacks: cell.height = 80 @500
//! seen: The constraint for 80 points is required, so cell is {cell.height} points tall for every text.
//! meaning: In the 480-point window the text needs 96 points and the padding 32, so the text is cut off.
//! next: Which priorities make a constraint optional?
import UIKit

// cell is at least 80 points tall. Above label and toggle there are at least 16 points,
// and cell has the smallest height that this allows.
// Change the height of cell, and add constraints for label and toggle.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
    let low = cell.heightAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
        low,
        label.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 16),
        toggle.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 16),
        label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        toggle.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        toggle.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
}
