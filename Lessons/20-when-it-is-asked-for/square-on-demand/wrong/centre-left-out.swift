//! mistake: place-left-out
//! verdict: ambiguous square.leading
//! about: answer
//! states: square.width = 80
//! lacks: square.centerX = view.centerX
//! seen: Nothing says where the square begins.
//! meaning: It is asked now, and leaves one of its four constraints out.
//! next: Which constraint put it into the middle, across?
import UIKit

// The square ties itself to the middle of its superview, in updateConstraints(). grow() is called
// with each tap and makes it 40 larger. As it is, nobody ever asks the square. Two lines are missing.

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
        square.side += 40
        square.setNeedsUpdateConstraints()
    }
}
