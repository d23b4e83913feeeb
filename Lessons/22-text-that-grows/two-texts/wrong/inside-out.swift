//! mistake: sign
//! verdict: misplaced card.bottom 80 not 104, window 320x160
//! states: card.bottom = note.bottom - 12
//! seen: Line {line} makes card end at {card.bottom}, above the bottom of note.
//! meaning: note ends outside of card.
//! next: Should the bottom of card be above note.bottom, or below it?
import UIKit

// title is above note, with a gap of 8 points. Both are inside card, 12 points from its edges. card is
// 16 points below the top of the window, and ends 12 points below note. The texts can get longer.

func layOut(title: UILabel, note: UILabel, in card: UIView) {
    title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12).isActive = true
    note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8).isActive = true
    card.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: -12).isActive = true
}
