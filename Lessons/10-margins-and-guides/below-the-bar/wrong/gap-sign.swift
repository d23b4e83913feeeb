//! mistake: sign-kept
//! verdict: misplaced list.top 112 not 128, window 320x240
//! states: list.top = picker.bottom - 8
//! seen: Line {line} makes list begin at {list.top} points, but picker ends at 120: they overlap by 8 points.
//! meaning: The wanted layout has a gap of 8 points.
//! next: Is the top of list above the lower edge of picker, or below it?
import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.
// The guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: -8),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
}
