//! mistake: old-ties-kept
//! verdict: conflicting window 320x176, grow() called once
//! about: answer
//! states: square.width = 80
//! states: square.width = 120
//! states: square.height = 80
//! seen: After the first call, constraints for 80 points and for 120 points are both active.
//! meaning: updateConstraints() runs again after each mark, and each time it creates four more constraints.
//! next: What did the starter do with the old constraints first?
import UIKit

// grow() changes the side four times before the next layout pass. updateConstraints() should replace
// the constraints once, after all four changes. But UIKit never calls it: two lines are missing.

class Square: UIView {
    var side: CGFloat = 80
    var ties: [NSLayoutConstraint] = []

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
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
    }
}
