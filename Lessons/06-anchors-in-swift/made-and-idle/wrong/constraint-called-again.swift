//! mistake: constraint-called
//! verdict: notCompiled line 11: cannot call value of non-function type 'NSLayoutConstraint'
//! seen: Line {line} doesn't compile: top is a constraint, and a constraint isn't a function.
//! meaning: You don't call a constraint. You activate it.
//! next: Which property activates a single constraint?
import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    top()
}
