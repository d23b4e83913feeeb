//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ruleMissed
//! says: clips what is outside
//! sort: hidden
//! with: quarter-and-more
// The photo lies above the content of a scroll view.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let scroll = UIScrollView()
  view.addSubview(scroll)
  scroll.translatesAutoresizingMaskIntoConstraints = false
  scroll.addSubview(photo)
  NSLayoutConstraint.activate([
    scroll.topAnchor.constraint(equalTo: view.topAnchor, constant: 72),
    scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    scroll.heightAnchor.constraint(equalToConstant: 8),
    scroll.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 8),
    scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 8),
    photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    photo.heightAnchor.constraint(equalToConstant: 48),
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    note.topAnchor.constraint(equalTo: photo.topAnchor),
    note.heightAnchor.constraint(equalTo: photo.heightAnchor),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
  ])
}
