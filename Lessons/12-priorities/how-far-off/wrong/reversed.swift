//! mistake: priorities-exchanged
//! verdict: misplaced card.width 200 not 240, window 400x80
//! states: card.width = 0.5 * view.width @750
//! states: card.width >= 240 @500
//! lacks: card.width = 0.5 * view.width @500
//! lacks: card.width >= 240 @750
//! seen: In the 400-point window card is {card.width} points wide, half of the window.
//! meaning: The constraint for half of the window has the higher priority, so Auto Layout satisfies it first.
//! next: Which of the two should come first in the 400-point window?
import UIKit

// card should be half as wide as the window. Where that is less than 240 points,
// card should be 240 points wide. Where there is no room for 240 points, card ends
// 16 points before the window does. Add two constraints about the width of card.

func layOut(card: UIView, in view: UIView) {
    let half = card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    half.priority = .defaultHigh
    let least = card.widthAnchor.constraint(greaterThanOrEqualToConstant: 240)
    least.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([half, least])
}
