//! mistake: optional-for-content
//! verdict: misplaced title.width 304 not 328, window 400x80, a price of 32 points
//! about: answer
//! states: price.width = 56 @750
//! lacks: price.horizontalHuggingPriority = 251
//! seen: The width of 56 points is optional now, but it still counts. With a text of 32 points, price is {price.width} points wide.
//! meaning: The hugging priority of price is 250, and the priority of the width is higher. So a shorter text doesn't make price narrower.
//! next: Delete the constraint for the width. Which property of price then keeps it from growing?
import UIKit

// price should be as wide as its text, whatever the text is. title gets the rest.
// The text of title is 120 points wide. The text of price is 56 or 112 points wide.

func layOut(title: UILabel, price: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        price.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    let width = price.widthAnchor.constraint(equalToConstant: 56)
    width.priority = .defaultHigh
    width.isActive = true
}
