//! exercise: two-words
//! kind: right
//! verdict: passed
//! sort: styles
// both labels move into a vertical stack 12 points inside the card (which also replaces the
// horizontal constraints that the move removes), with a custom spacing of 8 after title.
import UIKit

// title is above note, with a gap of 8 points. Both are inside card, 12 points from its edges. card is
// 16 points below the top of the window, and ends 12 points below note. The texts can get longer.

func layOut(title: UILabel, note: UILabel, in card: UIView) {
  title.numberOfLines = 0
  note.numberOfLines = 0

  let column = UIStackView(arrangedSubviews: [title, note])
  column.axis = .vertical
  column.alignment = .fill
  column.distribution = .fill
  column.spacing = 0
  column.setCustomSpacing(8, after: title)
  column.translatesAutoresizingMaskIntoConstraints = false
  card.addSubview(column)

  // From the top of card to its bottom:
  NSLayoutConstraint.activate([
    column.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
    column.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
    column.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
    column.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
  ])
}
