//! mistake: other-view
//! verdict: misplaced toggle.centerY 72 not 56, window 480x144, margins of 24 and other texts
//! states: toggle.centerY = view.centerY
//! seen: Line {line} centers toggle in the window, at {toggle.centerY} points in the 480-point window.
//! meaning: The middle of cell is at 56 there. Only in the 320-point window, cell and the window have the same middle.
//! next: Which view has its middle at 56 in the 480-point window?
import UIKit

// cell: from margin to margin, 16 points below the top of the safe area, 80 points tall.
// label: 16 points after the leading edge of cell, centered vertically in cell.
// toggle: 16 points before the trailing edge of cell, centered vertically in cell.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
    NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        cell.heightAnchor.constraint(equalToConstant: 80),
        label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        toggle.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        toggle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
}
