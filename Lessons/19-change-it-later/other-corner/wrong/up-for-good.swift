//! mistake: upper-set-still-on
//! verdict: misplaced badge.top 16 not 112, window 320x176, move() called once
//! states: badge.top = view.top + 16
//! states: badge.leading = view.leading + 16
//! lacks: badge.bottom = view.bottom - 16
//! seen: After the first call the badge is still in the upper corner, its top at {badge.top}.
//! meaning: The constraints of that corner are still the active ones. A frame or a centre that is set beside them lasts until the next layout.
//! next: Which set is active after the call, and which one is to be?
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
        NSLayoutConstraint.deactivate(isUp ? down : up)
        NSLayoutConstraint.activate(isUp ? up : down)
        isUp.toggle()
    }
}
