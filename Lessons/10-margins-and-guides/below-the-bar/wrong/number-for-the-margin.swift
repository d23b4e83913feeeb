//! mistake: number-of-one-window
//! verdict: misplaced picker.leading 16 not 24, window 480x240, margins of 24 and a bar of 32
//! states: picker.leading = view.leading + 16
//! seen: Line {line} holds at 320 points. Where the margins are 24, the picker still begins at {picker.leading}.
//! meaning: 16 is what the margin was in one window. Margins suit the device and the size of the window.
//! next: Which guide has an edge where the margin ends?
import UIKit

// The picker keeps to the margins, 8 points below the bar. 8 points below the picker the list begins;
// it fills the rest of the window, from edge to edge and under the lower bar.

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
