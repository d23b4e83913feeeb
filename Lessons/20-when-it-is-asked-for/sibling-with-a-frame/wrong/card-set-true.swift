//! mistake: hidden-four
//! verdict: conflicting window 320x160
//! about: answer
//! states: card.translatesAutoresizingMaskIntoConstraints = true
//! states: bar.translatesAutoresizingMaskIntoConstraints = true
//! seen: UIKit turns the frame of card into four constraints, and they conflict with the four that the program makes.
//! meaning: The constraints place card, so its frame shouldn't count.
//! next: Which value does the property of card need?
import UIKit

// card has four constraints. bar has the frame (16, 16, 288, 48) in a 320-point window, and its mask is
// [.flexibleWidth]. Frame and mask should place bar. Now nothing determines its width.

func layOut(bar: UIView, card: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16),
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
    card.translatesAutoresizingMaskIntoConstraints = true
}
