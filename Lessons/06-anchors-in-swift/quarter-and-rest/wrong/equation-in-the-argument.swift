//! mistake: equation-in-the-argument
//! verdict: notCompiled line 9: referencing operator function '*' on 'SIMD' requires that 'NSLayoutDimension' conform to 'SIMD'
//! seen: Line {line} doesn't compile: Swift can't calculate with an anchor.
//! meaning: The multiplier is an argument of its own, after the anchor.
//! next: What is this argument called?
import UIKit

// The photo is a quarter as wide as the window. The note fills the rest of the row.
// The distances to the edges of the window are 16 points, the gap between the views is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        photo.widthAnchor.constraint(equalTo: 0.25 * view.widthAnchor),
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
