//! mistake: added-for-set
//! verdict: misplaced button.width 240 not 144, window 320x240, grow() called once
//! states: button.width = 240 @250
//! states: button.height = 240 @250
//! seen: After the first call the wish is for 240, and the button is {button.width} points wide.
//! meaning: The new side is 144 already. Here it was added to the old one.
//! next: Is side the new length, or what it grows by?
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
        for wish in wishes { wish.constant += side }
    }
}
