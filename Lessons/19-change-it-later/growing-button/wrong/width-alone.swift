//! mistake: one-of-two
//! verdict: misplaced button.height 96 not 144, window 320x240, grow() called once
//! states: button.width = 144 @250
//! states: button.height = 96 @250
//! seen: After the first call the button is {button.height} points high, and wider than that.
//! meaning: The width's constraint has the new side, and the height's hasn't.
//! next: How many constraints are in the list?
import UIKit

// The button is a square of 96 points, and never larger than its window. grow() is called with each
// tap, and the square is to be 1.5 times as large then. As it is, the first tap leaves its size open.

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
        sizes[0].constant = side
    }
}
