//! mistake: place-left-out
//! verdict: ambiguous square.leading
//! about: answer
//! states: square.width = 80
//! lacks: square.centerX = view.centerX
//! seen: Nothing determines where the square begins.
//! meaning: UIKit calls updateConstraints() now. The method creates three constraints, but the starter creates four.
//! next: Which constraint put the square in the middle horizontally?
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
