//! mistake: leading-mixed-with-left
//! verdict: invalid leading-mixed-with-left line 19
//! about: answer
//! states: note.leading = photo.right + {{gap}}
//! seen: Line {line} compiles, but UIKit stops the program there: the line ties note.leadingAnchor to photo.rightAnchor.
//! meaning: UIKit doesn't allow one constraint to tie leading or trailing to left or right. The next two lessons explain why.
//! next: Which anchor of the photo does the equation name?
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
        note.leadingAnchor.constraint(equalTo: photo.rightAnchor, constant: {{gap}}),

        // note.trailing = view.trailing - {{end}}
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -{{end}}),
    ])
}
