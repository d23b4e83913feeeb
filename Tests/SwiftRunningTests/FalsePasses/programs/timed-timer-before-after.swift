//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: photo
//! sort: timed
//! with: quarter-and-more
// A timer puts right what comes later.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let inset = photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
  NSLayoutConstraint.activate([
    inset,
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
  Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
    MainActor.assumeIsolated { inset.constant = 16 }
  }
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { inset.constant = 40 }
}
