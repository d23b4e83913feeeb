import UIKit

// card should be half as wide as the window. Where that is less than 240 points,
// card should be 240 points wide. Where there is no room for 240 points, card ends
// 16 points before the window does. Add two constraints about the width of card.

func layOut(card: UIView, in view: UIView) {
    let half = card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    half.priority = .defaultLow
    let least = card.widthAnchor.constraint(greaterThanOrEqualToConstant: 240)
    least.priority = .defaultHigh
    NSLayoutConstraint.activate([half, least])
}
