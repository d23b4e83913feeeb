//! mistake: sign
//! verdict: misplaced card.bottom 40 not 64, window 320x160
//! states: card.bottom = note.bottom - 12
//! seen: Line {line} makes card end at {card.bottom}, above the bottom of note.
//! meaning: note ends outside of card.
//! next: Should the bottom of card be above note.bottom, or below it?
import UIKit

// card begins 12 points above note. It should end 12 points below note, whatever the text is.

func layOut(note: UILabel, in card: UIView) {
    note.topAnchor.constraint(equalTo: card.topAnchor, constant: 12).isActive = true
    card.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: -12).isActive = true
}
