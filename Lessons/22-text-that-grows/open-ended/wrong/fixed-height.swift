//! mistake: number-of-one-text
//! verdict: misplaced card.height 48 not 96, window 480x176, three lines
//! states: card.height = 48
//! seen: Line {line} makes card {card.height} points tall, whatever the text is.
//! meaning: That fits a text of one line. The text of three lines is 72 points tall.
//! next: Which distance between note and card is the same for both texts?
import UIKit

// card begins 12 points above note. It should end 12 points below note, whatever the text is.

func layOut(note: UILabel, in card: UIView) {
    note.topAnchor.constraint(equalTo: card.topAnchor, constant: 12).isActive = true
    card.heightAnchor.constraint(equalToConstant: 48).isActive = true
}
