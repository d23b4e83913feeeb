//! mistake: activate-itself
//! verdict: notCompiled line 11: static member 'activate' cannot be used on instance of type 'NSLayoutConstraint'
//! seen: Line {line} doesn't compile: activate is a method of the type NSLayoutConstraint, and takes a list.
//! meaning: A single constraint has a property instead.
//! next: Which property says whether a constraint counts?
import UIKit

// The photo stands above the note. The four constraints say what the drawings show,
// and still nothing is where it belongs. Mend the function.

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
