//! mistake: half-an-answer
//! verdict: misplaced square.height 80 not 120, window 320x176, grow() called once
//! states: square.width = 120
//! states: square.height = 80
//! seen: After the first call the square is {square.width} points wide and {square.height} points tall.
//! meaning: Its height comes from a fixed number.
//! next: Which property should both sizes come from?
import UIKit

// grow() changes the side four times before the next layout pass. updateConstraints() should replace
// the constraints once, after all four changes. But UIKit never calls it: two lines are missing.

class Square: UIView {
    var side: CGFloat = 80
    var ties: [NSLayoutConstraint] = []

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
        NSLayoutConstraint.deactivate(ties)
        if let superview {
            ties = [
                centerXAnchor.constraint(equalTo: superview.centerXAnchor),
                centerYAnchor.constraint(equalTo: superview.centerYAnchor),
                widthAnchor.constraint(equalToConstant: side),
                heightAnchor.constraint(equalToConstant: 80),
            ]
            NSLayoutConstraint.activate(ties)
        }
        super.updateConstraints()
    }
}

class Page: UIViewController {
    let square = Square()

    override func viewDidLoad() {
        super.viewDidLoad()
        square.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(square)
    }

    func grow() {
        for _ in 1...4 { square.side += 10 }
        square.setNeedsUpdateConstraints()
    }
}
