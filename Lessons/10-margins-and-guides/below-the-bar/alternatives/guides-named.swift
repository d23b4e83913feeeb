import UIKit

// The picker keeps to the margins, 8 points below the bar. 8 points below the picker the list begins;
// it fills the rest of the window, from edge to edge and under the lower bar.

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {
    let margins = view.layoutMarginsGuide
    let safe = view.safeAreaLayoutGuide
    picker.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    picker.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    picker.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8).isActive = true
    list.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8).isActive = true
    list.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    list.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    list.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
}
