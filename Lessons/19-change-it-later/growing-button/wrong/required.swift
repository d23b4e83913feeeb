//! mistake: wish-made-required
//! verdict: conflicting window 200x160, grow() called twice
//! states: button.width = 216
//! states: button.height = 216
//! seen: In a window 200 wide the button can't be 216 wide.
//! meaning: All lines hold in the larger window. In the small one a required width meets the limit, and neither gives way.
//! next: Which of the two was a wish?
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
        for wish in wishes { wish.priority = .required }
        NSLayoutConstraint.activate(wishes)
    }

    func grow() {
        side *= 1.5
        NSLayoutConstraint.deactivate(wishes)
        makeWishes()
    }
}
