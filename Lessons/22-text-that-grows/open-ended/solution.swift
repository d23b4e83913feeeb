import UIKit

// card begins 12 points above note. It should end 12 points below note, whatever the text is.

func layOut(note: UILabel, in card: UIView) {
    note.topAnchor.constraint(equalTo: card.topAnchor, constant: 12).isActive = true
    card.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 12).isActive = true
}
