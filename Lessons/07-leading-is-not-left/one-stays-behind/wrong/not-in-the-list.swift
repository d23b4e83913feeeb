//! mistake: comma-missing
//! verdict: notCompiled line 10: expected ',' separator (swift.code.comma)
//! seen: Line {line} doesn't compile: a comma is missing there.
//! meaning: The constraints of a list are separated by commas.
//! next: In the other lines of the list, after which bracket does the comma come?
import UIKit

// A row: icon, name and time. In a right-to-left window it should begin on the right.
// One of the four constraints keeps a view on the right in both directions. Repair it.

func layOut(icon: UIImageView, name: UILabel, time: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        name.trailingAnchor.constraint(equalTo: time.leadingAnchor, constant: -8)
        time.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
