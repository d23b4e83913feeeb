//! mistake: view-for-anchor
//! verdict: notCompiled line 19: cannot convert value of type 'UIImageView' to expected argument type 'NSLayoutAnchor<NSLayoutXAxisAnchor>'
//! seen: Line {line} doesn't compile: equalTo needs an anchor, and the line gives it a view.
//! meaning: A view has many anchors, so the line has to name one of them.
//! next: What comes after the dot on the right side of the equation?
import UIKit

// Each comment in the list is an equation. Write its constraint on the line below it.
// The first one is there, and the list is activated at the end.
// The top edges and the height of the note are given.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        // photo.leading = view.leading + {{inset}}
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: {{inset}}),

        // photo.width = {{wide}}
        photo.widthAnchor.constraint(equalToConstant: {{wide}}),

        // photo.height = 0.5 * photo.width + {{more}}
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5, constant: {{more}}),

        // note.leading = photo.trailing + {{gap}}
        note.leadingAnchor.constraint(equalTo: photo, constant: {{gap}}),

        // note.trailing = view.trailing - {{end}}
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -{{end}}),
    ])
}
