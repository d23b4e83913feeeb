//! mistake: position-without-anchor
//! verdict: notCompiled line 19: no exact matches in call to instance method 'constraint' (swift.code.edge)
//! seen: Line {line} doesn't compile: the anchor of an edge has no method equalToConstant.
//! meaning: A size can be a number alone. An edge can't, because the number doesn't say where counting begins.
//! next: From which anchor does the equation count?
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
        note.leadingAnchor.constraint(equalToConstant: {{inset + wide + gap}}),

        // note.trailing = view.trailing - {{end}}
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -{{end}}),
    ])
}
