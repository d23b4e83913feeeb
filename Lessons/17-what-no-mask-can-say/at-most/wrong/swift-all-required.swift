//! mistake: limit-against-equality
//! verdict: conflicting window 480x112
//! about: answer
//! states: field.width = view.width - 32
//! seen: In the 480-point window the constraints conflict: one makes the field 448 points wide, and one allows 304.
//! meaning: Both are required.
//! next: Which of the two needs a priority below 1000?
import UIKit

// A search field in the middle of the window: 16 points from each edge,
// but never wider than 304 points.
// Given: field.top = view.top + 16, field.height = 48

func layOut(field: UITextField, in view: UIView) {
    NSLayoutConstraint.activate([
        field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        field.widthAnchor.constraint(lessThanOrEqualToConstant: 304),
        field.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32),
    ])
}
