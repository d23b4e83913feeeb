//! mistake: other-view
//! verdict: ambiguous toggle.width
//! about: answer
//! states: label.horizontalHuggingPriority = 1000
//! states: label.horizontalCompressionResistancePriority = 1000
//! lacks: value.horizontalCompressionResistancePriority = 749
//! lacks: value.horizontalHuggingPriority = 249
//! seen: label keeps its width now. value and toggle still resist compression with priority 750.
//! meaning: In the 320-point window one of these two must get narrower, and nothing says which one.
//! next: Which view should resist compression less than toggle?
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
        // Add four constraints for value. Two priorities follow below.
        value.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
        value.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -16),
        value.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        value.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 16),
    ])
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
}
