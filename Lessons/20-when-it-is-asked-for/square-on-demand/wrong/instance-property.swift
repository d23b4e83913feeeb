//! mistake: instance-for-class
//! verdict: notCompiled line 10: property does not override any property from its superclass
//! seen: Line {line} doesn't compile: views have no such property, their classes do.
//! meaning: It is asked of the class, before any view of it has done anything.
//! next: Which word makes a property the class's?
import UIKit

// The square ties itself to the middle of its superview, in updateConstraints(). grow() is called
// with each tap and makes it 40 larger. As it is, nobody ever asks the square. Two lines are missing.

class Square: UIView {
    var side: CGFloat = 80
    var ties: [NSLayoutConstraint] = []

    override var requiresConstraintBasedLayout: Bool { true }

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
        square.side += 40
        square.setNeedsUpdateConstraints()
    }
}
