//! mistake: optional-not-replaced
//! verdict: ambiguous button.width, window 320x240, grow() called once
//! lacks: button.width = 96 @250
//! lacks: button.width = 144 @250
//! lacks: button.height = 144 @250
//! seen: After the first call, no active constraint asks for a width.
//! meaning: The old optional constraints are inactive, and nothing replaces them. The limits allow every width from 0 to the width of the window.
//! next: Which property holds the old constraints, so that you can give them a new constant instead?
import UIKit

// The button is a square of 96 points, and never larger than the window. Each tap calls grow(), which
// should make its side 1.5 times as long. Now the first tap makes the layout ambiguous. Correct grow().

class Page: UIViewController {
    let button = UIButton()
    var side: CGFloat = 96
    var sizes: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            button.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
            button.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
        ])
        makeSizes()
    }

    func makeSizes() {
        sizes = [
            button.widthAnchor.constraint(equalToConstant: side),
            button.heightAnchor.constraint(equalToConstant: side),
        ]
        for size in sizes { size.priority = .defaultLow }
        NSLayoutConstraint.activate(sizes)
    }

    func grow() {
        side *= 1.5
        NSLayoutConstraint.deactivate(sizes)
    }
}
