//! mistake: anchor-assigned
//! verdict: notCompiled line 10: cannot assign to property: 'widthAnchor' is a get-only property
//! seen: Line {line} doesn't compile: you can't assign a value to an anchor.
//! meaning: A constraint is not an assignment. A method of the first anchor makes it.
//! next: How do the other lines of the list write the equals sign of the equation?
import UIKit

// Two buttons of the same width. There are four constraints for four numbers,
// but they have many layouts. Replace one of them, so that they have exactly one.

func layOut(first: UIButton, second: UIButton, in view: UIView) {
    NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 16),
        first.widthAnchor = second.widthAnchor,
        second.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
