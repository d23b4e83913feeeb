//! mistake: broken-means-unwanted
//! verdict: misplaced label.trailing 336 not 304, window 320x80
//! states: label.trailing = view.trailing + 16
//! lacks: label.trailing = view.trailing - 16
//! lacks: label.width = view.width - 120
//! seen: The constraint that UIKit breaks is gone or optional, so nothing conflicts. Now line {line} makes label end at {label.trailing} in the 320-point window, 16 points outside.
//! meaning: UIKit breaks one constraint of the conflict. That doesn't mean that this constraint is the mistake.
//! next: Which sign belongs before 16 in line {line}?
import UIKit

// thumb begins 16 points after the leading edge and is 80 points wide. label begins 8 points
// after thumb and should end 16 points before the trailing edge. But the console prints:
//   1  H:|-(16)-[thumb]   (Names: '|':view )
//   2  thumb.width == 80
//   3  H:[thumb]-(8)-[label]
//   4  label.trailing == view.trailing + 16
//   5  label.width == view.width - 120
//   Will attempt to recover by breaking constraint 5.
// Change one constraint.

func layOut(thumb: UIImageView, label: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        thumb.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        thumb.widthAnchor.constraint(equalToConstant: 80),
        label.leadingAnchor.constraint(equalTo: thumb.trailingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
    ])
}
