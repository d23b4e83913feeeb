import UIKit

// title is above note, with a gap of 8 points. Both are inside card, 12 points from its edges. card is
// 16 points below the top of the window, and ends 12 points below note. The texts can get longer.

func layOut(title: UILabel, note: UILabel, in card: UIView) {
    let column = UIStackView(arrangedSubviews: [title, note])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(column)
    NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
        column.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
        column.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
        column.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
}
