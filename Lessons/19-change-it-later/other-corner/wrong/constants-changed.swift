//! mistake: constant-for-another-edge
//! verdict: misplaced badge.top 112 not 176, window 480x240, move() called three times
//! states: badge.leading = view.leading + 240
//! states: badge.top = view.top + 112
//! lacks: badge.bottom = view.bottom - 16
//! seen: Line {line} puts badge.top at {badge.top} in the window of 480 by 240 points. The badge should begin further down.
//! meaning: The constant was computed from the bounds at the time of the tap. The window has grown since then.
//! next: Which edges of the window should the badge stay close to in the lower corner?
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
        up[0].constant = isUp ? 16 : view.bounds.height - 64
        up[1].constant = isUp ? 16 : view.bounds.width - 80
    }
}
