//! mistake: number-of-one-window
//! verdict: misplaced picker.leading 16 not 24, window 480x256, margins of 24 and a bar of 32
//! states: picker.leading = view.leading + 16
//! seen: Line {line} is right in the first window. Where the margins are 24 points, picker still begins at {picker.leading}.
//! meaning: 16 is the margin of one window. Margins depend on the device and the size of the window.
//! next: Which guide has an edge where the margin ends?
import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.
// The guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        picker.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
}
