//! mistake: activate-itself
//! verdict: notCompiled line 11: static member 'activate' cannot be used on instance of type 'NSLayoutConstraint'
//! seen: Line {line} doesn't compile: a single constraint has no method activate.
//! meaning: The method activate belongs to the type NSLayoutConstraint, and its argument is a list. A single constraint has a property instead.
//! next: Which property activates a single constraint?
import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    top.activate()
    height.activate()
    gap.activate()
    bottom.activate()
}
