//! mistake: optional-made-required
//! verdict: conflicting window 200x160, grow() called twice
//! about: answer
//! states: button.width = 216
//! states: button.height = 216
//! seen: In the window that is 200 points wide, the button must be 216 points wide and at most 200.
//! meaning: Both constraints are required, so they conflict. In the larger window there is room for 216 points, so nothing conflicts there.
//! next: Which priority did makeSizes() give to the size in the starter?
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
        for size in sizes { size.priority = .required }
        NSLayoutConstraint.activate(sizes)
    }

    func grow() {
        side *= 1.5
        NSLayoutConstraint.deactivate(sizes)
        makeSizes()
    }
}
