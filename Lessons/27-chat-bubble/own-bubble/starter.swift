import UIKit

// bubble ends at the trailing margin and begins 16 points below the top of the safe area.
// text is inside bubble, with 16 points of padding on each of the four edges.
// Nothing else says how large bubble is.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        // two constraints place bubble, and four tie text to it
    ])
}
