//! mistake: comma-missing
//! verdict: notCompiled line 13: expected ',' separator (swift.code.comma)
//! seen: Line {line} doesn't compile: there is no comma at its end.
//! meaning: Commas separate the constraints of a list.
//! next: In the first line of the list, what comes after the last bracket?
import UIKit

// Each comment in the list is an equation. Write its constraint on the line below it.
// The first one is there, and the list is activated at the end.
// The top edges and the height of the note are given.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        // photo.leading = view.leading + {{inset}}
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: {{inset}}),

        // photo.width = {{wide}}
        photo.widthAnchor.constraint(equalToConstant: {{wide}})

        // photo.height = 0.5 * photo.width + {{more}}
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5, constant: {{more}}),

        // note.leading = photo.trailing + {{gap}}
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: {{gap}}),

        // note.trailing = view.trailing - {{end}}
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -{{end}}),
    ])
}
