//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: covered
//! with: quarter-and-more
// Colours, borders and a shade behind, a mark on the photo's corner, and a frame without a fill.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let background = UIView(frame: view.bounds)
  background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  background.backgroundColor = .systemBackground
  view.insertSubview(background, at: 0)
  let shade = CALayer()
  shade.frame = view.bounds
  shade.backgroundColor = UIColor.white.cgColor
  view.layer.insertSublayer(shade, at: 0)
  let mark = UIView()
  mark.backgroundColor = .red
  mark.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(mark)
  NSLayoutConstraint.activate([
    mark.centerXAnchor.constraint(equalTo: photo.trailingAnchor),
    mark.centerYAnchor.constraint(equalTo: photo.topAnchor),
    mark.widthAnchor.constraint(equalToConstant: 16),
    mark.heightAnchor.constraint(equalToConstant: 16),
  ])
  let outline = UIView()
  outline.layer.borderWidth = 1
  fill(view, with: outline)
  photo.backgroundColor = .blue
  photo.layer.cornerRadius = 24
  photo.clipsToBounds = true
}
