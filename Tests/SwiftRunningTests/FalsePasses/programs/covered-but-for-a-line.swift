//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: in front of photo
//! sort: covered
//! with: quarter-and-more
// Leaves one point of the photo to be seen.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let cover = UIView()
  cover.translatesAutoresizingMaskIntoConstraints = false
  cover.backgroundColor = .white
  view.addSubview(cover)
  NSLayoutConstraint.activate([
    cover.leadingAnchor.constraint(equalTo: photo.leadingAnchor, constant: 1),
    cover.trailingAnchor.constraint(equalTo: photo.trailingAnchor),
    cover.topAnchor.constraint(equalTo: photo.topAnchor),
    cover.bottomAnchor.constraint(equalTo: photo.bottomAnchor),
  ])
}
