//! mistake: inequality-means-equal
//! verdict: misplaced value.width 64 not 184, window 480x176, margins of 24 and taller text
//! states: value.leading >= label.trailing + 16
//! lacks: value.leading = label.trailing + 16
//! about: answer
//! seen: The gap after label is at least 16 points here, so nothing makes value wider than its content.
//! meaning: In the 480-point window value is {value.width} points wide, and the wanted layout has more.
//! next: Which relation makes value begin exactly 16 points after label?
import UIKit

// cell, label and toggle are done.
// value: 16 points after label, 16 points before toggle, centered vertically in cell,
// at least 16 points below the top of cell. label and toggle keep the widths of
// their contents; value takes the rest.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, value: UILabel, in view: UIView) {
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
        label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        toggle.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        toggle.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        value.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 16),
        value.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -16),
        value.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        value.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 16),
    ])
    value.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    value.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
}
