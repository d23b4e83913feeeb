//! mistake: number-for-priority
//! verdict: notCompiled line 9: cannot assign value of type 'Int' to type 'UILayoutPriority'
//! says: type 'Int' to type 'UILayoutPriority'
//! seen: Line {line} doesn't compile: in Swift, a priority isn't a plain number.
//! meaning: Priorities have a type of their own, UILayoutPriority. It has names such as .defaultHigh, and it makes any other priority from a number.
//! next: How do you write UILayoutPriority with the number 500?
import UIKit

// card should be half as wide as the window. Where that is less than 240 points,
// card should be 240 points wide. Where there is no room for 240 points, card ends
// 16 points before the window does. Add two constraints about the width of card.

func layOut(card: UIView, in view: UIView) {
    let half = card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    half.priority = 500
    let least = card.widthAnchor.constraint(greaterThanOrEqualToConstant: 240)
    least.priority = .defaultHigh
    NSLayoutConstraint.activate([half, least])
}
