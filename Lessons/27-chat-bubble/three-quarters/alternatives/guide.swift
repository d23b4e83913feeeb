import UIKit

// bubble is done for short texts. A long text makes it too wide:
// bubble is at most three quarters as wide as the window.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
    // a guide of three quarters of the window, at the trailing margin
    let lane = UILayoutGuide()
    view.addLayoutGuide(lane)
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
        lane.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75),
        lane.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        lane.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        lane.heightAnchor.constraint(equalTo: bubble.heightAnchor),
        bubble.leadingAnchor.constraint(greaterThanOrEqualTo: lane.leadingAnchor),
        bubble.trailingAnchor.constraint(equalTo: lane.trailingAnchor),
        bubble.topAnchor.constraint(equalTo: lane.topAnchor),
        text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 16),
        text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 16),
        text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -16),
        text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -16),
    ])
}
