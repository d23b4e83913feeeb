import UIKit

// A search field in the middle of the window: 16 points from each edge,
// but never wider than 304 points.
// Given: field.top = view.top + 16, field.height = 48

func layOut(field: UITextField, in view: UIView) {
    // Three constraints. One of them is optional: set its priority before you activate it.
}
