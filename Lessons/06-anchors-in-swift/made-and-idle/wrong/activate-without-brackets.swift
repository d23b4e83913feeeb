//! mistake: brackets-left-out
//! verdict: notCompiled line 11: extra arguments at positions #2, #3, #4 in call
//! seen: Line {line} doesn't compile: activate takes one argument, and the line gives it four.
//! meaning: The one argument is a list of constraints.
//! next: Which brackets does a list have in Swift?
import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate(top, height, gap, bottom)
}
