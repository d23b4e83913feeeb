//! mistake: position-multiplier
//! verdict: notCompiled line 10: referencing operator function '*' on 'SIMD' requires that 'NSLayoutXAxisAnchor' conform to 'SIMD'
//! seen: Line {line} doesn't compile: Swift can't calculate with an anchor.
//! meaning: For a size, the multiplier is an argument. For an edge, there is no such argument, because half of a position has no meaning.
//! next: Which anchor of view is in the middle of the window?
import UIKit

// map fills the half of the window where reading begins, up to the middle. key is beside it,
// with a gap of 16 points. key is half as tall as it is wide, and begins at the height of map.
// All distances to the edges of the window are 16 points.

func layOut(map: UIView, key: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        map.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        map.trailingAnchor.constraint(equalTo: 0.5 * view.trailingAnchor),
        map.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        map.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
        key.leadingAnchor.constraint(equalTo: map.trailingAnchor, constant: 16),
        key.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        key.topAnchor.constraint(equalTo: map.topAnchor),
        key.heightAnchor.constraint(equalTo: key.widthAnchor, multiplier: 0.5),
    ])
}
