//! mistake: priority-missing
//! verdict: misplaced card.width 200 not 240, window 400x80
//! states: card.width = 0.5 * view.width
//! lacks: card.width = 0.5 * view.width @500
//! seen: Line {line} makes a required constraint: nothing lowers its priority. In the 400-point window card is {card.width} points wide.
//! meaning: The wanted layout has 240 points there. An optional constraint can't change what a required one determines.
//! next: Which property of a constraint makes it optional?
import UIKit

// card should be half as wide as the window. Where that is less than 240 points,
// card should be 240 points wide. Where there is no room for 240 points, card ends
// 16 points before the window does. Add two constraints about the width of card.

func layOut(card: UIView, in view: UIView) {
    let half = card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    let least = card.widthAnchor.constraint(greaterThanOrEqualToConstant: 240)
    least.priority = .defaultHigh
    NSLayoutConstraint.activate([half, least])
}
