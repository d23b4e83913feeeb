//! mistake: untouched
//! verdict: misplaced card.height 64 not 96, window 480x176, three lines
//! about: answer
//! states: card.height = 64
//! lacks: card.height >= 64
//! lacks: card.bottom >= note.bottom + 12
//! seen: Line {line} makes card {card.height} points tall, whatever the text is.
//! meaning: The text of three lines needs more.
//! next: Which relation lets card be taller?
import UIKit

// card is at least 64 points tall. It ends 12 points below note, or lower. An optional
// constraint keeps card as short as the others allow. Now card is always 64 points tall.

func layOut(note: UILabel, in card: UIView) {
    card.heightAnchor.constraint(equalToConstant: 64).isActive = true
}
