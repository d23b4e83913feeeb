//! mistake: activated-first
//! verdict: ruleMissed conflict-in-between line 33, window 320x176, move() called once
//! about: answer
//! seen: After each call the badge is in the right corner.
//! meaning: During the call, the constraints of both corners were active, and they conflict. UIKit would log this conflict.
//! next: Which constraints must become inactive before the new ones become active?
import UIKit

// The badge is in the upper corner. Each tap calls move(): the first tap should move the badge to the
// lower corner, the next one back. Now the first tap causes a conflict. Correct move().

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
