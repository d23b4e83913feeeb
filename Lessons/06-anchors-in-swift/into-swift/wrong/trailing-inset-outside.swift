//! mistake: trailing-inset-outside
//! verdict: misplaced note.trailing {{320 + end}} not {{320 - end}}, window 320x80
//! states: note.trailing = view.trailing + {{end}}
//! seen: Line {line} puts note.trailing at {note.trailing}, in a window that ends at 320.
//! meaning: A constant is added in Swift as it is in an equation. The note sticks out by {{end}} points, and is off by twice the constant: the mark of a sign.
//! next: How is the minus of the equation written in an argument?
import UIKit

// Each comment in the list is an equation. Write it as a constraint below; the first is there.
// What the list holds is made active. The top edges and the note's height are given.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        // photo.leading = view.leading + {{inset}}
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: {{inset}}),

        // photo.width = {{wide}}
        photo.widthAnchor.constraint(equalToConstant: {{wide}}),

        // photo.height = 0.5 * photo.width + {{more}}
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5, constant: {{more}}),

        // note.leading = photo.trailing + {{gap}}
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: {{gap}}),

        // note.trailing = view.trailing - {{end}}
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: {{end}}),
    ])
}
