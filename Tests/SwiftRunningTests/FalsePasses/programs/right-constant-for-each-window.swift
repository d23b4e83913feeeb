//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: different
// Works the width out anew for each size of the window.
import UIKit

class Watcher: UIView {
  var width: NSLayoutConstraint?
  override func layoutSubviews() {
    super.layoutSubviews()
    width?.constant = bounds.width / 4
  }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let watcher = Watcher(frame: view.bounds)
  watcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  view.addSubview(watcher)
  let width = photo.widthAnchor.constraint(equalToConstant: 80)
  watcher.width = width
  NSLayoutConstraint.activate([
    width,
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
