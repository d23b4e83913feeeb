//! mistake: instance-for-class
//! verdict: notCompiled line 10: property does not override any property from its superclass
//! seen: Line {line} doesn't compile: a view has no such property.
//! meaning: The property belongs to the class, because UIKit asks the class.
//! next: Which word before var makes a property belong to the class?
import UIKit

// grow() changes the side four times before the next layout pass. updateConstraints() should replace
// the constraints once, after all four changes. But UIKit never calls it: two lines are missing.

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
        for _ in 1...4 { square.side += 10 }
        square.setNeedsUpdateConstraints()
    }
}
