//! mistake: number-for-priority
//! verdict: notCompiled line 12: cannot convert value of type 'Int' to expected argument type 'UILayoutPriority'
//! says: value of type 'Int' to expected argument type 'UILayoutPriority'
//! seen: Line {line} doesn't compile: in Swift, a priority isn't a plain number.
//! meaning: Priorities have a type of their own, UILayoutPriority. It has names such as .defaultHigh, and it makes any other priority from a number.
//! next: How do you write UILayoutPriority with the number 251?
import UIKit

// price should be as wide as its text, whatever the text is. title gets the rest.
// The text of title is 120 points wide. The text of price is 56 or 112 points wide.

func layOut(title: UILabel, price: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        price.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    price.setContentHuggingPriority(251, for: .horizontal)
}
