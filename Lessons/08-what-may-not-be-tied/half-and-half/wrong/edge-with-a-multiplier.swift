//! mistake: position-multiplier
//! verdict: notCompiled line 10: no exact matches in call to instance method 'constraint' (swift.code.multiplier)
//! seen: Line {line} doesn't compile: the anchor of an edge has no method constraint with these arguments.
//! meaning: Edges have no method with a multiplier or with a number alone, so the compiler enforces two of the laws.
//! next: To which position do you want to tie this edge?
import UIKit

// map fills the half of the window where reading begins, up to the middle. key is beside it,
// with a gap of 16 points. key is half as tall as it is wide, and begins at the height of map.
// All distances to the edges of the window are 16 points.

func layOut(map: UIView, key: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        map.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        map.trailingAnchor.constraint(equalTo: view.trailingAnchor, multiplier: 0.5),
        map.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        map.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
        key.leadingAnchor.constraint(equalTo: map.trailingAnchor, constant: 16),
        key.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        key.topAnchor.constraint(equalTo: map.topAnchor),
        key.heightAnchor.constraint(equalTo: key.widthAnchor, multiplier: 0.5),
    ])
}
