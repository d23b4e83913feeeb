//! mistake: asked-by-hand
//! verdict: ruleMissed called-by-hand line 32, window 320x176
//! about: answer
//! seen: The square has the wanted size after each call.
//! meaning: UIKit calls the square's updateConstraints() when the square is marked and its class requires constraint-based layout.
//! next: Which call marks the square, so that UIKit calls updateConstraints() in the next pass?
import UIKit

// The square ties itself to the middle of its superview, in updateConstraints(). grow() is called
// with each tap and makes it 40 larger. As it is, nobody ever asks the square. Two lines are missing.

class Square: UIView {
    var side: CGFloat = 80
    var ties: [NSLayoutConstraint] = []

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
        square.updateConstraints()
    }

    func grow() {
        square.side += 40
        square.setNeedsUpdateConstraints()
    }
}
