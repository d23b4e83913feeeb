//! mistake: trailing-inset-outside
//! verdict: misplaced note.trailing {{320 + end}} not {{320 - end}}, window 320x80
//! states: note.trailing = view.trailing + {{end}}
//! seen: Line {line} makes the note end at {note.trailing} points, in a window that ends at 320.
//! meaning: Swift adds the constant, as an equation does. The note should end {{end}} points before the edge of the window, and it ends {{end}} points after it.
//! next: Which sign does the constant have in the equation?
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
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: {{end}}),
    ])
}
