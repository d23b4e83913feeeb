//! mistake: margin-for-safe-area
//! verdict: misplaced picker.top 136 not 72, window 320x240
//! states: picker.top = view.layoutMarginsGuide.top + 64
//! seen: Line {line} puts picker.top at {picker.top}, 64 points too low.
//! meaning: The margins guide begins below the bar already, at 64 + 8 points, and the line adds 64 once more.
//! next: Which of the two guides begins exactly where the bar ends?
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
