//! mistake: insets-for-guide
//! verdict: notCompiled line 11: value of type 'UIEdgeInsets' has no member 'leadingAnchor' (swift.code.margins)
//! seen: Line {line} doesn't compile: layoutMargins are four numbers, and numbers have no anchors.
//! meaning: The rectangle inside the margins is a layout guide, and it has anchors.
//! next: What is this guide called?
import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.
// The guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        picker.leadingAnchor.constraint(equalTo: view.layoutMargins.leadingAnchor),
        picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
}
