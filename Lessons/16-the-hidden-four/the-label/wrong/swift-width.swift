//! mistake: edge-as-size
//! verdict: misplaced label.width 104 not 80, window 320x80
//! states: label.width = 104
//! seen: Line {line} makes the label {label.width} points wide. The frame says 80.
//! meaning: 104 is where the label ends: 24 + 80.
//! next: Which number of the frame is its width?
import UIKit

// The label has the frame (24, 16, 80, 48): left, top, width, height.
// Its mask is empty. Write the four constraints that UIKit makes of both.
// Here UIKit doesn't make them: the property is false.

func layOut(label: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 24),
        label.widthAnchor.constraint(equalToConstant: 104),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        label.heightAnchor.constraint(equalToConstant: 48),
    ])
}
