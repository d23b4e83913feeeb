//! mistake: asked-by-hand
//! verdict: ruleMissed called-by-hand line 39, window 320x176, grow() called once
//! about: answer
//! seen: The square has the right size after each call of grow().
//! meaning: UIKit calls the square's updateConstraints() in the layout pass, if the class requires constraint-based layout and the square is marked. Then you don't have to call it.
//! next: Which method marks the square for the next pass?
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
                heightAnchor.constraint(equalToConstant: side),
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
        square.updateConstraints()
    }
}
