//! mistake: end-missing
//! verdict: ambiguous card.height
//! about: answer
//! lacks: card.bottom = note.bottom + 12
//! seen: Nothing determines the height of card.
//! meaning: The chain goes from the top of card to note, and ends there.
//! next: How far below note should card end?
import UIKit

// title is above note, with a gap of 8 points. Both are inside card, 12 points from its edges. card is
// 16 points below the top of the window, and ends 12 points below note. The texts can get longer.

func layOut(title: UILabel, note: UILabel, in card: UIView) {
    title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12).isActive = true
    note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8).isActive = true
}
