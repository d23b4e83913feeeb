//! mistake: activated-in-the-list
//! verdict: notCompiled line 13: cannot convert value of type '()' to expected element type 'NSLayoutConstraint' (swift.code.item.active)
//! seen: Line {line} doesn't compile: the line assigns a value, so it isn't a constraint any more.
//! meaning: The function activates the whole list. So no line of the list has to do that.
//! next: How does this line end without isActive?
import UIKit

// Each comment in the list is an equation. Write its constraint on the line below it.
// The first one is there, and the list is activated at the end.
// The top edges and the height of the note are given.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        // photo.leading = view.leading + {{inset}}
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: {{inset}}),

        // photo.width = {{wide}}
        photo.widthAnchor.constraint(equalToConstant: {{wide}}).isActive = true,

        // photo.height = 0.5 * photo.width + {{more}}
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5, constant: {{more}}),

        // note.leading = photo.trailing + {{gap}}
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: {{gap}}),

        // note.trailing = view.trailing - {{end}}
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -{{end}}),
    ])
}
