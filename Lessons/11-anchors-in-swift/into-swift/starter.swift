import UIKit

// Each comment in the list is an equation. Write it as a constraint below; the first is there.
// What the list holds is made active. The top edges and the note's height are given.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        // photo.leading = view.leading + 16
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),

        // photo.width = 80

        // photo.height = 0.5 * photo.width + 8

        // note.leading = photo.trailing + 8

        // note.trailing = view.trailing - 16
    ])
}
