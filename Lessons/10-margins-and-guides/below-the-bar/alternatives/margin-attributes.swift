import UIKit

// The picker keeps to the margins, 8 points below the bar. 8 points below the picker the list begins;
// it fills the rest of the window, from edge to edge and under the lower bar.

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    let leading = NSLayoutConstraint(
        item: picker, attribute: .leading, relatedBy: .equal,
        toItem: view, attribute: .leadingMargin, multiplier: 1, constant: 0)
    let trailing = NSLayoutConstraint(
        item: picker, attribute: .trailing, relatedBy: .equal,
        toItem: view, attribute: .trailingMargin, multiplier: 1, constant: 0)
    NSLayoutConstraint.activate([
        leading, trailing,
        picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.widthAnchor.constraint(equalTo: view.widthAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
}
