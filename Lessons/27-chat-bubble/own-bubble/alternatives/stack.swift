import UIKit

// bubble ends at the trailing margin and begins 16 points below the top of the safe area.
// text is inside bubble, with 16 points of padding on each of the four edges.
// Nothing else says how large bubble is.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
    let padded = UIStackView(arrangedSubviews: [text])
    padded.isLayoutMarginsRelativeArrangement = true
    padded.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    padded.translatesAutoresizingMaskIntoConstraints = false
    bubble.addSubview(padded)
    NSLayoutConstraint.activate([
        padded.topAnchor.constraint(equalTo: bubble.topAnchor),
        padded.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
        padded.trailingAnchor.constraint(equalTo: bubble.trailingAnchor),
        padded.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
        bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        bubble.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
}
