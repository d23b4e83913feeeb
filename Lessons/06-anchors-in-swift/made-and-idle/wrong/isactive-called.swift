//! mistake: isactive-called
//! verdict: notCompiled line 11: cannot call value of non-function type 'Bool'
//! seen: Line {line} doesn't compile: isActive is a property, and the line calls it like a function.
//! meaning: You give a property a value with an equals sign.
//! next: How does the lesson write this property?
import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    top.isActive(true)
    height.isActive(true)
    gap.isActive(true)
    bottom.isActive(true)
}
