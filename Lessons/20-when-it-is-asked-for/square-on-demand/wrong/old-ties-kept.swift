//! mistake: old-ties-kept
//! verdict: conflicting window 320x176, grow() called once
//! about: answer
//! states: square.width = 80
//! states: square.width = 120
//! states: square.height = 80
//! seen: After the first call the square is to be 80 wide, and 120.
//! meaning: It is asked each time something has changed, and each time it adds four more constraints.
//! next: What has to happen to those of the time before?
import UIKit

// The square ties itself to the middle of its superview, in updateConstraints(). grow() is called
// with each tap and makes it 40 larger. As it is, nobody ever asks the square. Two lines are missing.

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
        square.side += 40
        square.setNeedsUpdateConstraints()
    }
}
