//! mistake: active-for-isactive
//! verdict: notCompiled line 11: value of type 'NSLayoutConstraint' has no member 'active'
//! seen: Line {line} doesn't compile: a constraint has no property called active.
//! meaning: That is the property's name in Objective-C. In Swift it reads like a question, as other properties do that are true or false.
//! next: How does the lesson spell it?
import UIKit

// The photo stands above the note. The four constraints say what the drawings show,
// and still nothing is where it belongs. Mend the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    top.active = true
    height.active = true
    gap.active = true
    bottom.active = true
}
