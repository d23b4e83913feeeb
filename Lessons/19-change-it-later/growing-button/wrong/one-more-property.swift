//! mistake: old-constraint-kept
//! verdict: ambiguous button.width, window 320x240, grow() called once
//! about: answer
//! states: button.width = 96 @250
//! states: button.width = 144 @250
//! seen: Two optional constraints for the width are active after the first call, one for 96 and one for 144.
//! meaning: They are equally strong. Anything in between misses both together by the same 48, so the width is left open.
//! next: Which of the two is to hold, and what becomes of the other?
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
        let size = button.widthAnchor.constraint(equalToConstant: side)
        size.priority = .defaultLow
        size.isActive = true
        sizes[1].constant = side
    }
}
