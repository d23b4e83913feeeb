//! mistake: wrong-owner
//! verdict: crashed line 11: NSGenericException
//! seen: Line {line} stops the program: the note is to keep constraints about views that lie outside it.
//! meaning: A constraint is kept by a view that holds both of its items, the nearest one that does. Added by hand, it has to be given to that view. An activated one finds it.
//! next: How does a constraint become active without anyone naming its keeper?
import UIKit

// The photo stands above the note. The four constraints say what the drawings show,
// and still nothing is where it belongs. Mend the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    note.addConstraints([top, height, gap, bottom])
}
