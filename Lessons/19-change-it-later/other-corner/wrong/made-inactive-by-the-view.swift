//! mistake: deactivated-by-the-view
//! verdict: notCompiled line 29: value of type 'UIView' has no member 'deactivate'
//! seen: Line {line} doesn't compile: a view has no method deactivate.
//! meaning: Activating and letting go is the business of constraints.
//! next: Whose method takes a list?
import UIKit

// The badge stands in the upper corner. move() is called with each tap: the first puts it into the
// lower corner, the next back again. As it is, the first tap makes a conflict. Mend move().

class Page: UIViewController {
    let badge = UIView()
    var isUp = true
    lazy var up = [
        badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    ]
    lazy var down = [
        badge.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
        badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        badge.widthAnchor.constraint(equalToConstant: 64).isActive = true
        badge.heightAnchor.constraint(equalToConstant: 48).isActive = true
        NSLayoutConstraint.activate(up)
    }

    func move() {
        isUp.toggle()
        view.deactivate(isUp ? down : up)
        NSLayoutConstraint.activate(isUp ? up : down)
    }
}
