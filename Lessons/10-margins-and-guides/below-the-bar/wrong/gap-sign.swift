//! mistake: sign-turned
//! verdict: misplaced list.top 112 not 128, window 320x240
//! states: list.top = picker.bottom - 8
//! seen: Line {line} puts list.top at {list.top}; the picker ends at 120.
//! meaning: The list begins 8 points inside the picker. It is off by 16, twice the constant: the mark of a sign.
//! next: Does what comes below begin before the picker ends, or after?
import UIKit

// The picker keeps to the margins, 8 points below the bar. 8 points below the picker the list begins;
// it fills the rest of the window, from edge to edge and under the lower bar.

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
