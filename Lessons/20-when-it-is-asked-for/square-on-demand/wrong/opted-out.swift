//! mistake: never-asked-at-first
//! verdict: ambiguous square.width
//! lacks: square.width = 80
//! lacks: square.centerX = view.centerX
//! lacks: square.centerY = view.centerY
//! lacks: square.height = 80
//! seen: Nothing determines the width of the square: UIKit never called its updateConstraints().
//! meaning: UIKit calls updateConstraints() only in a window that uses constraints. This window would get its first constraint in updateConstraints() itself.
//! next: With which class property, and which value, can Square say that it needs constraints?
import UIKit

// grow() changes the side four times before the next layout pass. updateConstraints() should replace
// the constraints once, after all four changes. But UIKit never calls it: two lines are missing.

class Square: UIView {
    var side: CGFloat = 80
    var ties: [NSLayoutConstraint] = []

    override class var requiresConstraintBasedLayout: Bool { false }

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
    }
}
