//! mistake: hugging-means-growing
//! verdict: ambiguous label.width
//! about: answer
//! states: value.horizontalCompressionResistancePriority = 250
//! lacks: value.horizontalCompressionResistancePriority = 749
//! lacks: value.horizontalHuggingPriority = 249
//! seen: value gets narrower first, but it hugs its content with priority 250, and so does label.
//! meaning: In the 480-point window there is too much room, and nothing says which of the two gets wider. For the hugging of a label, 250 is the default.
//! next: Should the hugging of value be above 250 or below?
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
    value.setContentHuggingPriority(.defaultLow, for: .horizontal)
    value.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
}
