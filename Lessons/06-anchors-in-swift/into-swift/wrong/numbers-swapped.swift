//! mistake: numbers-swapped
//! verdict: misplaced photo.height {{more * wide + 0.5}} not {{wide / 2 + more}}, window 320x80
//! states: photo.height = {{more}} * photo.width + 0.5
//! seen: Line {line} makes the photo {photo.height} points tall: {{more}} times its width, and half a point more.
//! meaning: The multiplier and the constant of the equation have changed places.
//! next: By which of the two numbers does the equation multiply the width?
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
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: {{more}}, constant: 0.5),

        // note.leading = photo.trailing + {{gap}}
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: {{gap}}),

        // note.trailing = view.trailing - {{end}}
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -{{end}}),
    ])
}
