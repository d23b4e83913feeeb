//! exercise: two-words
//! kind: innocent
//! verdict: ruleMissed
//! says: Measure from bottom of title
//! sort: baselines
// Measures a gap from the last line of a text, and not from its edge.
import UIKit

// title is above note, with a gap of 8 points. Both are inside card, 12 points from its edges. card is
// 16 points below the top of the window, and ends 12 points below note. The texts can get longer.

func layOut(title: UILabel, note: UILabel, in card: UIView) {
  // From the top of card to its bottom:
  NSLayoutConstraint.activate([
    title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
    note.topAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 8),
    card.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 12),
  ])
}
