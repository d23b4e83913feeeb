//! mistake: upper-set-still-on
//! verdict: misplaced badge.top 16 not 112, window 320x176, move() called once
//! states: badge.top = view.top + 16
//! states: badge.leading = view.leading + 16
//! lacks: badge.bottom = view.bottom - 16
//! seen: After the first call the badge is still in the upper corner: its top is at {badge.top}.
//! meaning: The constraints of this corner are still active, and in each layout they determine where the badge is.
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
        NSLayoutConstraint.deactivate(isUp ? down : up)
        NSLayoutConstraint.activate(isUp ? up : down)
        isUp.toggle()
    }
}
