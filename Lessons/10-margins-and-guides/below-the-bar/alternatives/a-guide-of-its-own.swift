import UIKit

// The picker keeps to the margins, 8 points below the bar. 8 points below the picker the list begins;
// it fills the rest of the window, from edge to edge and under the lower bar.

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    // a rectangle for everything below the picker
    let rest = UILayoutGuide()
    view.addLayoutGuide(rest)
    NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        picker.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        picker.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        rest.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
        rest.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        rest.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        rest.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        list.topAnchor.constraint(equalTo: rest.topAnchor),
        list.leadingAnchor.constraint(equalTo: rest.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: rest.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: rest.bottomAnchor),
    ])
}
