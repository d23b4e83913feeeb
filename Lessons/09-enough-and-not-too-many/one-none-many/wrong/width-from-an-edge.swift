//! mistake: size-from-position
//! verdict: notCompiled line 10: cannot convert value of type 'NSLayoutAnchor<NSLayoutXAxisAnchor>' to expected argument type 'NSLayoutAnchor<NSLayoutDimension>'
//! seen: Line {line} doesn't compile: it compares the anchor of a size with the anchor of a position.
//! meaning: The two anchors have different types.
//! next: Which anchor of second is a size?
import UIKit

// Two buttons of the same width. There are four constraints for four numbers,
// but they have many layouts. Replace one of them, so that they have exactly one.

func layOut(first: UIButton, second: UIButton, in view: UIView) {
    NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 16),
        first.widthAnchor.constraint(equalTo: second.leadingAnchor),
        second.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
