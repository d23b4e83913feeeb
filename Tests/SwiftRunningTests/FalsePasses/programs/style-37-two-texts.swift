//! exercise: two-words
//! kind: right
//! verdict: passed
//! sort: styles
// one visual format string with metrics chains card's top, title, note and card's bottom, and the
// card's height follows from the texts.
import UIKit

// title is above note, with a gap of 8 points. Both are inside card, 12 points from its edges. card is
// 16 points below the top of the window, and ends 12 points below note. The texts can get longer.

func layOut(title: UILabel, note: UILabel, in card: UIView) {
  // From the top of card to its bottom:
  title.numberOfLines = 0
  note.numberOfLines = 0
  card.addConstraints(
    NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-padding-[title]-gap-[note]-padding-|",
      options: [],
      metrics: ["padding": 12, "gap": 8],
      views: ["title": title, "note": note]))
}
