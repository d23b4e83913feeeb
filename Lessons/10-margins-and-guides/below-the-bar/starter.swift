import UIKit

// The picker keeps to the margins, 8 points below the bar. 8 points below the picker the list begins;
// it fills the rest of the window, from edge to edge and under the lower bar.

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    NSLayoutConstraint.activate([

    ])
}
