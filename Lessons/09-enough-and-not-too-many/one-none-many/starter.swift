import UIKit

// Two buttons of the same width. There are four constraints for four numbers,
// but they have many layouts. Replace one of them, so that they have exactly one.

func layOut(first: UIButton, second: UIButton, in view: UIView) {
    NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 16),
        first.trailingAnchor.constraint(equalTo: second.leadingAnchor, constant: -16),
        second.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
