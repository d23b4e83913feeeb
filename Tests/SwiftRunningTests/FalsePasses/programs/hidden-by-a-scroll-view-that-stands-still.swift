//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ruleMissed|misplaced
//! says: clips what is outside|note
//! sort: hidden
//! with: quarter-and-more
// The note hangs in a narrow scroll view that nobody can scroll.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let scroll = UIScrollView()
  view.addSubview(scroll)
  scroll.translatesAutoresizingMaskIntoConstraints = false
  scroll.addSubview(note)
  scroll.isScrollEnabled = false
  note.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    scroll.topAnchor.constraint(equalTo: view.topAnchor),
    scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    scroll.widthAnchor.constraint(equalToConstant: 16),
    scroll.heightAnchor.constraint(equalTo: view.heightAnchor),
    note.topAnchor.constraint(equalTo: photo.topAnchor),
    note.heightAnchor.constraint(equalTo: photo.heightAnchor),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
