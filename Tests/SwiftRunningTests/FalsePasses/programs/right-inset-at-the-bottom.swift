//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: content
//! with: quarter-and-more
// A content inset that moves nothing.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let scroll = UIScrollView()
  view.addSubview(scroll)
  scroll.translatesAutoresizingMaskIntoConstraints = false
  for each in [photo, note] { scroll.addSubview(each) }
  NSLayoutConstraint.activate([
    scroll.topAnchor.constraint(equalTo: view.topAnchor),
    scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 400),
    photo.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
    photo.heightAnchor.constraint(equalToConstant: 48),
    photo.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    note.topAnchor.constraint(equalTo: photo.topAnchor),
    note.heightAnchor.constraint(equalTo: photo.heightAnchor),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(
      equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16),
  ])
  scroll.contentInset.bottom = 40
}
