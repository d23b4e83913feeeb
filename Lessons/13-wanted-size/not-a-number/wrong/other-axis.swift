//! mistake: other-axis
//! verdict: ambiguous title.width
//! states: price.verticalHuggingPriority = 251
//! lacks: price.horizontalHuggingPriority = 251
//! seen: The call sets the vertical hugging priority of price.
//! meaning: The height was never ambiguous. The two views share the width of the row.
//! next: What does the last argument have to be?
import UIKit

// price should be as wide as its text, whatever the text is. title gets the rest.
// The text of title is 120 points wide. The text of price is 56 or 112 points wide.

func layOut(title: UILabel, price: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        price.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    price.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
}
