//! mistake: line-missing
//! verdict: ambiguous card.height
//! lacks: card.bottom = note.bottom + 12
//! seen: Nothing determines the height of card.
//! meaning: The text determines where note ends. No constraint ties the bottom of card to note.
//! next: How far below note should card end?
import UIKit

// card begins 12 points above note. It should end 12 points below note, whatever the text is.

func layOut(note: UILabel, in card: UIView) {
    note.topAnchor.constraint(equalTo: card.topAnchor, constant: 12).isActive = true
}
