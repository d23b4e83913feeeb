import UIKit

// bubble ends at the trailing margin and begins 16 points below the top of the safe area.
// text is inside bubble, with 16 points of padding on each of the four edges.
// Nothing else says how large bubble is.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        bubble.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 16),
        text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 16),
        text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -16),
        text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -16),
    ])
}
