//! mistake: number-of-one-window
//! verdict: misplaced picker.top 72 not 40, window 480x240, margins of 24 and a bar of 32
//! states: picker.top = view.top + 72
//! seen: Line {line} holds at 320 points. With a bar of 32 the picker still begins at {picker.top}.
//! meaning: The 72 are a bar of 64 and a distance of 8. The bar is another one there.
//! next: What knows where the bar ends?
import UIKit

// The picker keeps to the margins, 8 points below the bar. 8 points below the picker the list begins;
// it fills the rest of the window, from edge to edge and under the lower bar.

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
