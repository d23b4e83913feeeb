//! mistake: leading-mixed-with-left
//! verdict: invalid leading-mixed-with-left line 18
//! about: answer
//! states: note.leading = photo.right + {{gap}}
//! seen: Line {line} compiles, and UIKit stops the program there: it ties note.leadingAnchor to photo.rightAnchor.
//! meaning: Both anchors have the type NSLayoutXAxisAnchor, so the compiler has nothing against it. Where people read from right to left, a leading edge is a right one, and then the line would tie the other two edges.
//! next: Which of its edges does the photo turn to the note, whatever the direction?
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
        note.leadingAnchor.constraint(equalTo: photo.rightAnchor, constant: {{gap}}),

        // note.trailing = view.trailing - {{end}}
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -{{end}}),
    ])
}
