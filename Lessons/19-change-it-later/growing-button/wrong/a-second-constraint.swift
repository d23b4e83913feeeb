//! mistake: old-constraint-kept
//! verdict: ambiguous button.width, window 320x240, grow() called once
//! about: answer
//! states: button.width = 96 @250
//! states: button.width = 144 @250
//! states: button.height = 96 @250
//! seen: After the first call, two optional constraints for the width are active: one asks for 96 points, one for 144.
//! meaning: They have the same priority, so every width from 96 to 144 is equally good. The layout is ambiguous.
//! next: How can the old constraint ask for 144, so that the new one isn't needed?
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
    }
}
