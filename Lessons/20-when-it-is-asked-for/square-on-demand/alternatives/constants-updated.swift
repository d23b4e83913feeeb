import UIKit

// The square ties itself to the middle of its superview, in updateConstraints(). grow() is called
// with each tap and makes it 40 larger. As it is, nobody ever asks the square. Two lines are missing.

class Square: UIView {
    var side: CGFloat = 80
    var ties: [NSLayoutConstraint] = []

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
        if ties.isEmpty, let superview {
            ties = [
                widthAnchor.constraint(equalToConstant: side),
                heightAnchor.constraint(equalToConstant: side),
                centerXAnchor.constraint(equalTo: superview.centerXAnchor),
                centerYAnchor.constraint(equalTo: superview.centerYAnchor),
            ]
            NSLayoutConstraint.activate(ties)
        }
        ties.prefix(2).forEach { $0.constant = side }
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
