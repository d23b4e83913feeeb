import UIKit

// The label has the frame (24, 16, 80, 48): left, top, width, height.
// Its mask is empty. Write the four constraints that UIKit makes of both.
// Here UIKit doesn't make them: the property is false.

func layOut(label: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        // label.left = ___
    ])
}
