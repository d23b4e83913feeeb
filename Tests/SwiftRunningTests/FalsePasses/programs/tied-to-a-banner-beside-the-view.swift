//! exercise: quarter-and-more
//! kind: innocent
//! verdict: conflicting
//! says: the given window.leading
//! sort: outside
//! with: quarter-and-more
// Ties the photo to a view that hangs beside the content view.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  guard let window = view.window else { return }
  let banner = UIView()
  banner.translatesAutoresizingMaskIntoConstraints = false
  window.addSubview(banner)
  NSLayoutConstraint.activate([
    banner.topAnchor.constraint(equalTo: window.topAnchor),
    banner.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    banner.widthAnchor.constraint(equalToConstant: 40),
    banner.heightAnchor.constraint(equalToConstant: 4),
    photo.leadingAnchor.constraint(equalTo: banner.trailingAnchor),
  ])
}
