//! mistake: guide-edge-swapped
//! verdict: conflicting window 480x240, margins of 24 and a bar of 32
//! states: picker.top = view.safeAreaLayoutGuide.bottom + 8
//! seen: Line {line} begins the picker below the end of the safe area. At 320 that squeezes it, and at 480 there is no room at all.
//! meaning: The list has to end where the window does, and the picker comes before the list. The safe area is what the bars leave: the upper bar is before it.
//! next: Which edge of the safe area is next to the upper bar?
import UIKit

// The picker keeps to the margins, 8 points below the bar. 8 points below the picker the list begins;
// it fills the rest of the window, from edge to edge and under the lower bar.

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: 8),
        picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
}
