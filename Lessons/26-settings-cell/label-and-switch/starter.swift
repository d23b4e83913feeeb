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
