import UIKit

// bubble is done for short texts. A long text makes it too wide:
// bubble is at most three quarters as wide as the window.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
    text.numberOfLines = 0
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
        bubble.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 3.0 / 4),
    ])
}
