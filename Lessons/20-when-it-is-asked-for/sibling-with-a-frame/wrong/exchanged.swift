//! mistake: other-view
//! verdict: conflicting window 320x160
//! about: answer
//! states: card.translatesAutoresizingMaskIntoConstraints = true
//! lacks: bar.translatesAutoresizingMaskIntoConstraints = true
//! seen: UIKit turns the frame of card into four constraints, and they conflict with the four that the program makes.
//! meaning: The program sets the property of bar to false, and the property of card is still true.
//! next: Which of the two views has constraints in the program?
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
    bar.translatesAutoresizingMaskIntoConstraints = false
}
