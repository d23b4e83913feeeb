//! mistake: margins-counted-twice
//! verdict: misplaced picker.leading 32 not 16, window 320x240
//! states: picker.leading = view.layoutMarginsGuide.leading + 16
//! seen: Line {line} begins the picker at {picker.leading}: 16 of the margin and 16 more.
//! meaning: The guide has the margin in it already.
//! next: How far is the picker from the edge of that guide?
import UIKit

// The picker keeps to the margins, 8 points below the bar. 8 points below the picker the list begins;
// it fills the rest of the window, from edge to edge and under the lower bar.

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
