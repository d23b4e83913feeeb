//! mistake: brackets-left-out
//! verdict: notCompiled line 11: extra arguments at positions #2, #3, #4 in call
//! seen: Line {line} doesn't compile: activate takes one argument, and four stand there.
//! meaning: The one argument is a list of constraints.
//! next: How is a list written in Swift?
import UIKit

// The photo stands above the note. The four constraints say what the drawings show,
// and still nothing is where it belongs. Mend the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate(top, height, gap, bottom)
}
