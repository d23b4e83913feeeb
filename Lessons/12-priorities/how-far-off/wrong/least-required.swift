//! mistake: optional-made-required
//! verdict: conflicting window 240x80
//! states: card.width >= 240
//! lacks: card.width >= 240 @750
//! seen: Line {line} makes a required constraint for at least 240 points. In the 240-point window 208 points are left for card.
//! meaning: A required constraint can't give way, so this one conflicts with the given constraints there.
//! next: Which property of a constraint makes it optional?
import UIKit

// card should be half as wide as the window. Where that is less than 240 points,
// card should be 240 points wide. Where there is no room for 240 points, card ends
// 16 points before the window does. Add two constraints about the width of card.

func layOut(card: UIView, in view: UIView) {
    let half = card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    half.priority = UILayoutPriority(500)
    let least = card.widthAnchor.constraint(greaterThanOrEqualToConstant: 240)
    NSLayoutConstraint.activate([half, least])
}
