//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: in front of photo
//! sort: covered
//! with: quarter-and-more
// Covers the photo with two views, neither of which covers all of it.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  for edge in [photo.leadingAnchor, photo.centerXAnchor] {
    let half = UIView()
    half.translatesAutoresizingMaskIntoConstraints = false
    half.backgroundColor = .white
    view.addSubview(half)
    NSLayoutConstraint.activate([
      half.leadingAnchor.constraint(equalTo: edge),
      half.widthAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5),
      half.topAnchor.constraint(equalTo: photo.topAnchor),
      half.heightAnchor.constraint(equalTo: photo.heightAnchor),
    ])
  }
}
