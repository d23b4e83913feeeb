//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: styles
// photo and note move into a row stack 16 points inside the window with a spacing of 8; the
// vertical constraints, which the move removes, are made again, and photo's width is a quarter of
// the view's.
import UIKit

// The photo is a quarter as wide as the window. The note fills the rest of the row.
// The distances to the edges of the window are 16 points, the gap between the views is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let row = UIStackView()
  row.axis = .horizontal
  row.alignment = .fill
  row.distribution = .fill
  row.spacing = 8
  row.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(row)
  [photo, note].forEach { row.addArrangedSubview($0) }

  photo.contentMode = .scaleAspectFill
  photo.clipsToBounds = true

  NSLayoutConstraint.activate([
    row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    photo.heightAnchor.constraint(equalToConstant: 48),
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
  ])
}
