//! mistake: margins-guide-for-the-top
//! verdict: misplaced picker.top 136 not 72, window 320x240
//! states: picker.top = view.layoutMarginsGuide.top + 64
//! seen: Line {line} puts the top of picker at {picker.top} points, 64 points too low.
//! meaning: The margins guide begins at 64 + 8 points, below the bar. The line adds 64 points once more.
//! next: Which guide begins exactly where the bar ends?
import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.
// The guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 64),
        picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
}
