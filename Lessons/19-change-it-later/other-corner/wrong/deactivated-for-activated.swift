//! mistake: set-not-replaced
//! verdict: ambiguous badge.leading, window 320x176, move() called twice
//! about: answer
//! lacks: badge.top = view.top + 16
//! lacks: badge.leading = view.leading + 16
//! seen: The first call changes nothing. After the second call nothing ties the badge to a corner.
//! meaning: move() activates no constraint. It deactivates the list of the corner to which the badge should go: first the list down, then the list up.
//! next: After the first call, which list should be active?
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
        NSLayoutConstraint.deactivate(isUp ? up : down)
    }
}
