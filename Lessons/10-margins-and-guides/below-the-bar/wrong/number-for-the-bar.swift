//! mistake: number-of-one-window
//! verdict: misplaced picker.top 72 not 40, window 480x256, margins of 24 and a bar of 32
//! states: picker.top = view.top + 72
//! seen: Line {line} is right in the first window. With a bar of 32 points, picker still begins at {picker.top} points.
//! meaning: 72 is a bar of 64 points and a distance of 8. In the second window, the bar has another height.
//! next: Which guide has an edge where the bar ends?
import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.
// The guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: view.topAnchor, constant: 72),
        picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
}
