//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: styles
// a grid of four equally wide layout guides across the window; photo is as wide as one column,
// which is a quarter of the window. A tap recogniser without a target is only decoration.
import UIKit

// The photo is a quarter as wide as the window. The note fills the rest of the row.
// The distances to the edges of the window are 16 points, the gap between the views is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let columns = (0..<4).map { index -> UILayoutGuide in
    let guide = UILayoutGuide()
    guide.identifier = "column \(index)"
    view.addLayoutGuide(guide)
    return guide
  }

  var constraints: [NSLayoutConstraint] = []
  var edge = view.leadingAnchor
  for column in columns {
    constraints += [
      column.leadingAnchor.constraint(equalTo: edge),
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    edge = column.trailingAnchor
  }
  constraints.append(edge.constraint(equalTo: view.trailingAnchor))
  for column in columns.dropFirst() {
    constraints.append(column.widthAnchor.constraint(equalTo: columns[0].widthAnchor))
  }

  constraints += [
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalTo: columns[0].widthAnchor),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ]
  NSLayoutConstraint.activate(constraints)

  photo.isUserInteractionEnabled = true
  photo.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
}
