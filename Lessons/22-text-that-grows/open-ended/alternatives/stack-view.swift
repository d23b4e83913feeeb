import UIKit

// card begins 12 points above note. It should end 12 points below note, whatever the text is.

func layOut(note: UILabel, in card: UIView) {
    let column = UIStackView(arrangedSubviews: [note])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(column)
    NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
        column.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
        column.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
        column.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
}
