//! mistake: limit-dropped
//! verdict: misplaced button.width 216 not 200, window 200x160, grow() called twice
//! states: button.width = 216 @250
//! lacks: button.width <= view.width
//! lacks: button.height <= view.height
//! seen: In the window that is 200 points wide, the button is {button.width} points wide.
//! meaning: The constraints that kept it inside the window are missing.
//! next: Which two lines of the starter relate the button's size to the size of view?
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
        for size in sizes { size.constant = side }
    }
}
