//! mistake: margin-and-number
//! verdict: misplaced picker.leading 32 not 16, window 320x240
//! states: picker.leading = view.layoutMarginsGuide.leading + 16
//! seen: Line {line} makes picker begin at {picker.leading} points: 16 points of the margin, and 16 points more.
//! meaning: The edge of the guide is 16 points from the edge of the window already.
//! next: How far is picker from the edge of this guide in the drawing?
import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.
// The guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 16),
        picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
}
