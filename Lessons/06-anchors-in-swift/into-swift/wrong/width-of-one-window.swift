//! mistake: number-of-one-window
//! verdict: misplaced note.width {{320 - inset - wide - gap - end}} not {{480 - inset - wide - gap - end}}, window 480x80
//! states: note.width = {{320 - inset - wide - gap - end}}
//! lacks: note.trailing = view.trailing - {{end}}
//! seen: Line {line} makes the note {note.width} points wide in every window.
//! meaning: That fits the 320-point window. In the 480-point window, the note should be 160 points wider.
//! next: To which anchor of the window does the last equation tie the end of the note?
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
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: {{gap}}),

        // note.trailing = view.trailing - {{end}}
        note.widthAnchor.constraint(equalToConstant: {{320 - inset - wide - gap - end}}),
    ])
}
