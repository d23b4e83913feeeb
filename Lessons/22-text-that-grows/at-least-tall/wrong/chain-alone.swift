//! mistake: least-height-missing
//! verdict: misplaced card.height 48 not 64, window 320x160
//! about: answer
//! states: card.bottom >= note.bottom + 12
//! lacks: card.height >= 64
//! seen: In the 320-point window, card is {card.height} points tall.
//! meaning: One constraint makes card contain note. No constraint makes card 64 points tall.
//! next: Which relation sets a least height?
import UIKit

// card is at least 64 points tall. It ends 12 points below note, or lower. An optional
// constraint keeps card as short as the others allow. Now card is always 64 points tall.

func layOut(note: UILabel, in card: UIView) {
    card.bottomAnchor.constraint(greaterThanOrEqualTo: note.bottomAnchor, constant: 12).isActive = true
}
