//! mistake: gap-missing
//! verdict: misplaced note.top 52 not 60, window 320x160
//! states: note.top = title.bottom
//! seen: Line {line} makes note begin at {note.top}, where title ends.
//! meaning: The drawing has a gap there.
//! next: How large is the gap between title and note?
import UIKit

// title is above note, with a gap of 8 points. Both are inside card, 12 points from its edges. card is
// 16 points below the top of the window, and ends 12 points below note. The texts can get longer.

func layOut(title: UILabel, note: UILabel, in card: UIView) {
    title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12).isActive = true
    note.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
    card.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 12).isActive = true
}
