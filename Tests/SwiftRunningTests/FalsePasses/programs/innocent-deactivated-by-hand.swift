//! exercise: by-code
//! kind: innocent
//! verdict: ambiguous|misplaced
//! says: not active any more
//! sort: given
// Takes the card out to add the constraints in peace, and puts it back.
import UIKit

func layOut(card: UIView, photo: UIImageView, caption: UILabel, in view: UIView) {
  card.removeFromSuperview()
  card.addConstraints([
    photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
    photo.widthAnchor.constraint(equalToConstant: 64),
    caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    caption.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
  ])
  view.addSubview(card)
  view.addConstraints([
    card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
