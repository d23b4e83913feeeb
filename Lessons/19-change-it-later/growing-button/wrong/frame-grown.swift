//! mistake: variable-for-constraint
//! verdict: misplaced button.width 96 not 144, window 320x240, grow() called once
//! states: button.width = 96 @250
//! states: button.height = 96 @250
//! lacks: button.width = 144 @250
//! seen: After the first call the button is still {button.width} points wide.
//! meaning: The wish that is active still says 96. A constraint keeps the number that it was made with, whatever becomes of a variable, of a frame, or of newer wishes that are let go again.
//! next: Which property of the constraint holds the number?
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
        button.frame.size = CGSize(width: side, height: side)
    }
}
