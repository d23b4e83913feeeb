//! mistake: other-factor
//! verdict: misplaced button.width 192 not 144, window 320x240, grow() called once
//! states: button.width = 192 @250
//! states: button.height = 192 @250
//! lacks: button.width = 144 @250
//! seen: After the first call the button is {button.width} points wide.
//! meaning: That is twice the old width. The button should be 144 points wide.
//! next: By which number do you have to multiply 96 to get 144?
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
        for size in sizes { size.constant *= 2 }
    }
}
