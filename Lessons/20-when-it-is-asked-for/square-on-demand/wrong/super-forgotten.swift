//! mistake: mark-left-on
//! verdict: crashed: NSInternalInconsistencyException
//! says: still need update
//! seen: UIKit stops the program: after updateConstraints() the square still counts as one that has to be asked.
//! meaning: The mark is taken off by the same method of the class above, which therefore comes last. Whoever sets it again afterwards would be asked without end.
//! next: What is the last line of an updateConstraints()?
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
                centerXAnchor.constraint(equalTo: superview.centerXAnchor),
                centerYAnchor.constraint(equalTo: superview.centerYAnchor),
                widthAnchor.constraint(equalToConstant: side),
                heightAnchor.constraint(equalToConstant: side),
            ]
            NSLayoutConstraint.activate(ties)
        }
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
