//! mistake: number-of-one-window
//! verdict: misplaced note.width {{320 - inset - wide - gap - end}} not {{480 - inset - wide - gap - end}}, window 480x80
//! states: note.width = {{320 - inset - wide - gap - end}}
//! lacks: note.trailing = view.trailing - {{end}}
//! seen: Line {line} holds at 320 points. At 480 the note is {note.width} wide all the same.
//! meaning: The equation ties the note's end to the window's end. A number doesn't go along with the window.
//! next: Which two anchors does the last equation name?
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
        note.widthAnchor.constraint(equalToConstant: {{320 - inset - wide - gap - end}}),
    ])
}
