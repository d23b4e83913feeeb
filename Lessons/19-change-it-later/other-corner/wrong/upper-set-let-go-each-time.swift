//! mistake: old-set-kept
//! verdict: conflicting window 320x176, move() called twice
//! about: answer
//! states: badge.bottom = view.bottom - 16
//! states: badge.trailing = view.trailing - 16
//! seen: After the first call the badge is in the lower corner. After the second call, the constraints of both corners are active.
//! meaning: The second call activates the list up, and the list down is still active. So the badge should begin at 16 and end at 304.
//! next: Which list should the second call deactivate?
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
        NSLayoutConstraint.deactivate(up)
        NSLayoutConstraint.activate(isUp ? up : down)
    }
}
