//! mistake: leading-means-left
//! verdict: conflicting window 320x80, right to left
//! about: answer
//! states: note.left = photo.right + {{gap}}
//! seen: Line {line} holds from left to right. From right to left, no layout keeps all the lines.
//! meaning: There the photo begins on the right and the note ends on the left, and this line asks for the note to be on the right of the photo.
//! next: Which names do the two edges have in the equation?
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
        note.leftAnchor.constraint(equalTo: photo.rightAnchor, constant: {{gap}}),

        // note.trailing = view.trailing - {{end}}
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -{{end}}),
    ])
}
