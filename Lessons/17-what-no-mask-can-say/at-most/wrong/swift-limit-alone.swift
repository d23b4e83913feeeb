//! mistake: inequality-as-equality
//! verdict: ambiguous field.width
//! states: field.width <= 304
//! lacks: field.width = view.width - 32 @750
//! seen: Nothing determines the width of the field: every width from 0 to 304 satisfies your constraints.
//! meaning: At most 304 doesn't mean 304.
//! next: How wide should the field be, as long as the limit allows it?
import UIKit

// A search field in the middle of the window: 16 points from each edge,
// but never wider than 304 points.
// Given: field.top = view.top + 16, field.height = 48

func layOut(field: UITextField, in view: UIView) {
    NSLayoutConstraint.activate([
        field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        field.widthAnchor.constraint(lessThanOrEqualToConstant: 304),
    ])
}
