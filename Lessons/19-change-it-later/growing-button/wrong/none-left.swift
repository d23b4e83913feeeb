//! mistake: wish-not-replaced
//! verdict: ambiguous button.width, window 320x240, grow() called once
//! lacks: button.width = 96 @250
//! lacks: button.width = 144 @250
//! lacks: button.height = 144 @250
//! seen: After the first call no wish says how wide the button is.
//! meaning: The old wishes are switched off, and nothing has come in their place. The limits alone are no size.
//! next: Which number is to hold now, and which constraint says it?
import UIKit

// The button wishes to be a square and is never larger than its window. grow() is called with each
// tap, and the square is to be 1.5 times as large then. As it is, the first tap leaves its size open.

class Page: UIViewController {
    let button = UIButton()
    var side: CGFloat = 96
    var wishes: [NSLayoutConstraint] = []

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
        makeWishes()
    }

    func makeWishes() {
        wishes = [
            button.widthAnchor.constraint(equalToConstant: side),
            button.heightAnchor.constraint(equalToConstant: side),
        ]
        for wish in wishes { wish.priority = .defaultLow }
        NSLayoutConstraint.activate(wishes)
    }

    func grow() {
        side *= 1.5
        NSLayoutConstraint.deactivate(wishes)
    }
}
