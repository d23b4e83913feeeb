//! exercise: by-code
//! kind: right
//! verdict: passed
//! sort: styles
// the root view owns all six constraints, which is allowed because every item is the root or a
// descendant of it; identifiers are set for debugging.
import UIKit

// card is a subview of view. photo and caption are subviews of card. Each constraint is right, but the
// program crashes, because some of them are added to a view that can't own them. Correct the function.

func layOut(card: UIView, photo: UIImageView, caption: UILabel, in view: UIView) {
  let near = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
  let far = card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
  let inset = photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
  let size = photo.widthAnchor.constraint(equalToConstant: 64)
  let gap = caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8)
  let end = caption.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8)

  let all: KeyValuePairs<String, NSLayoutConstraint> = [
    "near": near, "far": far, "inset": inset, "size": size, "gap": gap, "end": end,
  ]
  for (name, constraint) in all {
    constraint.identifier = "card." + name
  }
  view.addConstraints(all.map { $0.value })
}
