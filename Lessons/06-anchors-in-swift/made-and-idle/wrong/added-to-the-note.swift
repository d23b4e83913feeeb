//! mistake: wrong-owner
//! verdict: crashed line 7: NSGenericException
//! seen: UIKit stops the program at the constraint that line {line} makes: the note is to keep it, and it is about views outside the note.
//! meaning: A constraint is kept by a view that holds both of its items, the nearest one that does. Added by hand, it has to be given to that view. An activated one finds it.
//! next: Which way of making constraints count names no view?
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
