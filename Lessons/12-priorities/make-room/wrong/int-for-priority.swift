//! mistake: number-for-priority
//! verdict: notCompiled line 8: cannot assign value of type 'Int' to type 'UILayoutPriority'
//! says: type 'Int' to type 'UILayoutPriority'
//! seen: Line {line} doesn't compile: in Swift, a priority isn't a plain number.
//! meaning: Priorities have a type of their own, UILayoutPriority. It has names such as .defaultHigh, and it makes any other priority from a number.
//! next: How do you write UILayoutPriority with the number 750?
import UIKit

// photo should be 240 points wide. Where there isn't enough room, photo gets narrower,
// and caption keeps at least 96 points. Change one of these constraints.

func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
    let wide = photo.widthAnchor.constraint(equalToConstant: 240)
    wide.priority = 750
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        caption.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        wide,
        caption.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
    ])
}
