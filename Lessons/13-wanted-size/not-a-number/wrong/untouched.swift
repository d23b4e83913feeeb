//! mistake: number-of-one-content
//! verdict: misplaced price.width 56 not 112, window 320x80, a price of 112 points
//! states: price.width = 56
//! lacks: price.horizontalHuggingPriority = 251
//! seen: Line {line} makes price 56 points wide. The longer text needs 112 points.
//! meaning: A number is right for one text and for no other. The content of price already says how wide price should be.
//! next: Delete line {line}. Which property of price then keeps it from growing?
import UIKit

// price should be as wide as its text, whatever the text is. title gets the rest.
// The text of title is 120 points wide. The text of price is 56 or 112 points wide.

func layOut(title: UILabel, price: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        price.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    price.widthAnchor.constraint(equalToConstant: 56).isActive = true
}
