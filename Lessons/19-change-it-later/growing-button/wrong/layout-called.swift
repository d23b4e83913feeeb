//! mistake: pass-by-hand
//! verdict: ruleMissed called-by-hand line 36, window 320x240, grow() called once
//! seen: The button has the wanted size after each call.
//! meaning: A constraint whose constant has changed is solved in the next pass, and UIKit calls what belongs to that pass.
//! next: Which lines of grow() does the button need after its constants have changed?
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
        for wish in wishes { wish.constant = side }
        view.layoutSubviews()
    }
}
