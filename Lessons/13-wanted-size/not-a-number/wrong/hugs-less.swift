//! mistake: hugging-reversed
//! verdict: misplaced title.width 120 not 224, window 320x80
//! states: price.horizontalHuggingPriority = 249
//! lacks: price.horizontalHuggingPriority = 251
//! seen: price has a lower hugging priority than the 250 of title. So price grows: it is {price.width} points wide.
//! meaning: The view with the lower hugging priority grows.
//! next: Which whole number comes right after the 250 of title?
import UIKit

// price should be as wide as its text, whatever the text is. title gets the rest.
// The text of title is 120 points wide. The text of price is 56 or 112 points wide.

func layOut(title: UILabel, price: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        price.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    price.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
}
