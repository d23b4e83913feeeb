//! mistake: masks-have-leading
//! verdict: misplaced label.leading 24 not 216, window 320x80, right to left
//! states: label.leading = view.leading + 24
//! seen: In a left-to-right window all constraints are satisfied. In the 320-point right-to-left window line {line} puts label.left at {label.left}.
//! meaning: There, leading is on the right. The frame counts from the left, in both directions.
//! next: Which anchor means the same edge in both directions?
import UIKit

// The label has the frame (24, 16, 80, 48): left, top, width, height.
// Its mask is empty. Write the four constraints that UIKit makes of both.
// Here UIKit doesn't make them: the property is false.

func layOut(label: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
        label.widthAnchor.constraint(equalToConstant: 80),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        label.heightAnchor.constraint(equalToConstant: 48),
    ])
}
