//! mistake: all-let-go
//! verdict: misplaced badge.top 16 not 112, window 320x176, move() called once
//! about: answer
//! states: badge.leading = view.leading + 16
//! states: badge.top = view.top + 16
//! lacks: badge.width = 64
//! seen: After the first call the constraints of both corners are active, and the badge has lost its size.
//! meaning: badge.constraints contains what badge owns: its width and its height. view owns the constraints that tie badge to a corner.
//! next: Which list of this class contains the constraints for the upper corner?
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
        NSLayoutConstraint.deactivate(badge.constraints)
        NSLayoutConstraint.activate(isUp ? up : down)
    }
}
