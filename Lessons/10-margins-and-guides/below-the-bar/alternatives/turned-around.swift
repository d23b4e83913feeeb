import UIKit

// The picker keeps to the margins, 8 points below the bar. 8 points below the picker the list begins;
// it fills the rest of the window, from edge to edge and under the lower bar.

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        view.safeAreaLayoutGuide.topAnchor.constraint(equalTo: picker.topAnchor, constant: -8),
        view.layoutMarginsGuide.leadingAnchor.constraint(equalTo: picker.leadingAnchor),
        view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: picker.trailingAnchor),
        list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: list.bottomAnchor),
    ])
}
