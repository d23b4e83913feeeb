//! mistake: number-of-one-content
//! verdict: misplaced price.width 0 not 56, window 320x80
//! states: price.width = 0
//! lacks: price.horizontalHuggingPriority = 251
//! seen: Line {line} makes price {price.width} points wide.
//! meaning: A size that code reads is a number. It is the size of the content at that moment, and price has no text yet.
//! next: Which priority keeps price as wide as its text, without a width in points?
import UIKit

// price should be as wide as its text, whatever the text is. title gets the rest.
// The text of title is 120 points wide. The text of price is 56 or 112 points wide.

func layOut(title: UILabel, price: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        price.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    price.widthAnchor.constraint(equalToConstant: price.intrinsicContentSize.width).isActive = true
}
