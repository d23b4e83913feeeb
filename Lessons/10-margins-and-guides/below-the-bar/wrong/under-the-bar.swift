//! mistake: under-the-bar
//! verdict: misplaced picker.top 8 not 72, window 320x240
//! states: picker.top = view.top + 8
//! seen: Line {line} makes picker begin at {picker.top} points, but the bar ends at 64.
//! meaning: So the bar covers picker. The top of view is the top of the window, with or without a bar.
//! next: Which guide has its top where the bar ends?
import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.
// The guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
        picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
}
