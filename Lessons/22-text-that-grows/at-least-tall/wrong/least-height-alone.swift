//! mistake: chain-missing
//! verdict: misplaced card.height 64 not 96, window 480x176, three lines
//! about: answer
//! states: card.height >= 64
//! lacks: card.bottom >= note.bottom + 12
//! seen: card is {card.height} points tall, although note ends at 100 and card would end at 80.
//! meaning: The least height allows card to be taller. No constraint says that it must contain note.
//! next: Which edge of note must stay above the bottom of card?
import UIKit

// card is at least 64 points tall. It ends 12 points below note, or lower. An optional
// constraint keeps card as short as the others allow. Now card is always 64 points tall.

func layOut(note: UILabel, in card: UIView) {
    card.heightAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
}
