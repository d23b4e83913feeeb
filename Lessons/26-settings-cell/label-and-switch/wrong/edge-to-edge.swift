//! mistake: number-for-guide
//! verdict: misplaced cell.leading 16 not 24, window 480x144, margins of 24 and other texts
//! states: cell.leading = view.leading + 16
//! seen: Line {line} makes cell begin at {cell.leading} in every window.
//! meaning: In the 480-point window the margin is 24 points wide.
//! next: The leading edge of which guide is at 24 there?
import UIKit

// cell: from margin to margin, 16 points below the top of the safe area, 80 points tall.
// label: 16 points after the leading edge of cell, centered vertically in cell.
// toggle: 16 points before the trailing edge of cell, centered vertically in cell.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
    NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        cell.heightAnchor.constraint(equalToConstant: 80),
        label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        toggle.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        toggle.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
}
