//! mistake: activated-by-the-view
//! verdict: notCompiled line 11: value of type 'UIView' has no member 'activate'
//! seen: Line {line} doesn't compile: a view has no method activate.
//! meaning: Activating is the business of constraints. Each finds by itself the view in which it is kept.
//! next: Whose method is activate?
import UIKit

// The photo stands above the note. The four constraints say what the drawings show,
// and still nothing is where it belongs. Mend the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    view.activate([top, height, gap, bottom])
}
