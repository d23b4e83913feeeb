import UIKit

// title is in large type, price in small type. The last rows of the two labels should stand
// on one line, in any font and with any number of rows.

func layOut(title: UILabel, price: UILabel) {
    NSLayoutConstraint.activate([
        title.lastBaselineAnchor.constraint(equalTo: price.lastBaselineAnchor),
    ])
}
