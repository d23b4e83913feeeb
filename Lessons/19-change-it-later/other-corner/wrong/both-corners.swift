//! mistake: old-set-kept
//! verdict: conflicting window 320x176, move() called once
//! states: badge.top = view.top + 16
//! states: badge.leading = view.leading + 16
//! states: badge.trailing = view.trailing - 16
//! seen: After the first call, the constraints of both corners are active.
//! meaning: The badge should begin at 16 and end at 304, and it should be 64 points wide. No layout satisfies all three. To deactivate a constraint, you need the constraint itself: it is in one of the lists.
//! next: Which of the two lists should be inactive now?
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
        NSLayoutConstraint.activate(isUp ? up : down)
    }
}
