import UIKit

// A search field in the middle of the window: 16 points from each edge,
// but never wider than 304 points.
// Given: field.top = view.top + 16, field.height = 48

func layOut(field: UITextField, in view: UIView) {
    let wide = field.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
        field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        field.widthAnchor.constraint(lessThanOrEqualToConstant: 304),
        wide,
    ])
}
