//! mistake: top-layout-guide
//! verdict: notCompiled line 10: cannot find 'topLayoutGuide' in scope
//! seen: Line {line} doesn't compile: there is no topLayoutGuide here.
//! meaning: It was a property of view controllers for the bar. Since iOS 11, a view has a guide for the part that no bar covers.
//! next: Which property of view is this guide?
import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.
// The guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8),
        picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
}
