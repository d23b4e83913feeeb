//! mistake: list-returned
//! verdict: notCompiled line 11: unexpected non-void return value in void function
//! seen: Line {line} doesn't compile: this function returns nothing.
//! meaning: The list isn't a result. The function has to activate it.
//! next: Which method of NSLayoutConstraint activates a list?
import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    return [top, height, gap, bottom]
}
