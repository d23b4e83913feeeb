//! mistake: variable-for-constraint
//! verdict: misplaced button.width 96 not 144, window 320x240, grow() called once
//! states: button.width = 96 @250
//! states: button.height = 96 @250
//! lacks: button.width = 144 @250
//! seen: After the first call the button is still {button.width} points wide.
//! meaning: The active optional constraint still has the constant 96. A new value of side doesn't change it, and neither does a new frame or a constraint that isn't active.
//! next: Which property of the old constraint holds the number 96?
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
        makeSizes()
        NSLayoutConstraint.deactivate(sizes)
    }
}
