//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: superviews
//! with: quarter-and-more
// The content of a scroll view, with constraints that give the content its size.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let scroll = UIScrollView()
  fill(view, with: scroll)
  scroll.addSubview(photo)
  scroll.addSubview(note)
  stateQuarter(photo, note, in: view)
  let content = scroll.contentLayoutGuide
  NSLayoutConstraint.activate([
    photo.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
    photo.heightAnchor.constraint(equalToConstant: 48),
    note.topAnchor.constraint(equalTo: photo.topAnchor),
    note.heightAnchor.constraint(equalTo: photo.heightAnchor),
    content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    content.heightAnchor.constraint(equalToConstant: 600),
  ])
}
