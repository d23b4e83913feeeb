//! mistake: position-from-size
//! verdict: notCompiled line 10: cannot convert value of type 'NSLayoutAnchor<NSLayoutDimension>' to expected argument type 'NSLayoutAnchor<NSLayoutXAxisAnchor>'
//! seen: Line {line} doesn't compile: it compares the anchor of a horizontal position with the anchor of a size.
//! meaning: The two anchors have different types, so the compiler enforces the law size-from-position.
//! next: Which anchor of view is a horizontal position in its middle?
import UIKit

// map fills the half of the window where reading begins, up to the middle. key is beside it,
// with a gap of 16 points. key is half as tall as it is wide, and begins at the height of map.
// All distances to the edges of the window are 16 points.

func layOut(map: UIView, key: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        map.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        map.trailingAnchor.constraint(equalTo: view.widthAnchor, constant: -160),
        map.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        map.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
        key.leadingAnchor.constraint(equalTo: map.trailingAnchor, constant: 16),
        key.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        key.topAnchor.constraint(equalTo: map.topAnchor),
        key.heightAnchor.constraint(equalTo: key.widthAnchor, multiplier: 0.5),
    ])
}
