//! mistake: margin-for-safe-area
//! verdict: misplaced picker.top 72 not 40, window 480x240, margins of 24 and a bar of 32
//! states: picker.top = view.layoutMarginsGuide.top + 64
//! seen: Line {line} holds at 320 points. With a bar of 32 the picker still begins at {picker.top}.
//! meaning: The margins guide knows the margin of 8, and the 64 were added by hand.
//! next: Which of the two guides knows the bar?
import UIKit

// The picker keeps to the margins, 8 points below the bar. 8 points below the picker the list begins;
// it fills the rest of the window, from edge to edge and under the lower bar.

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
