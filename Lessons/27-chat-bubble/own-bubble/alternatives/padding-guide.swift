import UIKit

// bubble ends at the trailing margin and begins 16 points below the top of the safe area.
// text is inside bubble, with 16 points of padding on each of the four edges.
// Nothing else says how large bubble is.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
    bubble.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    bubble.insetsLayoutMarginsFromSafeArea = false
    NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: bubble.layoutMarginsGuide.topAnchor),
        text.leadingAnchor.constraint(equalTo: bubble.layoutMarginsGuide.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: bubble.layoutMarginsGuide.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: bubble.layoutMarginsGuide.bottomAnchor),
        bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        bubble.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
}
