//! mistake: activated-first
//! verdict: ruleMissed conflict-in-between line 33, window 320x176, move() called once
//! about: answer
//! seen: After each call the badge is in its corner.
//! meaning: For a moment, though, conflicting constraints were active.
//! next: Which constraints have to be inactive before the new ones are activated?
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
        if isUp {
            NSLayoutConstraint.activate(up)
            NSLayoutConstraint.deactivate(down)
        } else {
            NSLayoutConstraint.activate(down)
            NSLayoutConstraint.deactivate(up)
        }
    }
}
