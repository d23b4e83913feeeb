//! mistake: list-made-active
//! verdict: notCompiled line 12: value of type '[NSLayoutConstraint]' has no member 'isActive'
//! about: answer
//! seen: Line {line} doesn't compile: isActive belongs to a constraint, and lines is a list of them.
//! meaning: There is a method that takes a whole list, and a loop reaches each of its constraints.
//! next: Which of the two fits here?
import UIKit

// The photo stands above the note. The four constraints say what the drawings show,
// and still nothing is where it belongs. Mend the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    let lines = [top, height, gap, bottom]
    lines.isActive = true
}
