//! mistake: activate-alone
//! verdict: notCompiled line 11: cannot find 'activate' in scope
//! seen: Line {line} doesn't compile: there is no function activate.
//! meaning: The method belongs to the type of the constraints, so the name of this type comes before it.
//! next: Which type's name comes before activate in the lesson?
import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    activate([top, height, gap, bottom])
}
