//! mistake: list-made-active
//! verdict: notCompiled line 12: value of type '[NSLayoutConstraint]' has no member 'isActive'
//! about: answer
//! seen: Line {line} doesn't compile: isActive belongs to a single constraint, and the line uses it for a list.
//! meaning: For a list there is a method that takes the whole list.
//! next: What is this method called in the lesson?
import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    let lines = [top, height, gap, bottom]
    lines.isActive = true
}
