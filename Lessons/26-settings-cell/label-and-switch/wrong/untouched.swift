//! mistake: nothing-added
//! verdict: ambiguous cell.width
//! about: answer
//! lacks: cell.leading = view.layoutMarginsGuide.leading
//! lacks: cell.trailing = view.layoutMarginsGuide.trailing
//! lacks: cell.top = view.safeAreaLayoutGuide.top + 16
//! lacks: cell.height = 80
//! lacks: label.leading = cell.leading + 16
//! lacks: label.centerY = cell.centerY
//! lacks: toggle.trailing = cell.trailing - 16
//! lacks: toggle.centerY = cell.centerY
//! seen: No constraint contains cell, label or toggle.
//! meaning: cell could have any size, and all three views could be anywhere.
//! next: At which margin does cell begin in the drawing?
import UIKit

// cell: from margin to margin, 16 points below the top of the safe area, 80 points tall.
// label: 16 points after the leading edge of cell, centered vertically in cell.
// toggle: 16 points before the trailing edge of cell, centered vertically in cell.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
    NSLayoutConstraint.activate([
        // four constraints for cell, two for label, two for toggle
    ])
}
