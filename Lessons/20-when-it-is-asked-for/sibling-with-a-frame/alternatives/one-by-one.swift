import UIKit

// card has four constraints. bar has the frame (16, 16, 288, 48) in a 320-point window, and its mask is
// [.flexibleWidth]. Frame and mask should place bar. Now nothing determines its width.

func layOut(bar: UIView, card: UIView, in view: UIView) {
    card.translatesAutoresizingMaskIntoConstraints = false
    card.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16).isActive = true
    card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
    card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16).isActive = true
}
