//! mistake: constant-for-another-edge
//! verdict: misplaced badge.top 112 not 176, window 480x240, move() called three times
//! states: badge.leading = view.leading + 240
//! states: badge.top = view.top + 112
//! lacks: badge.bottom = view.bottom - 16
//! seen: Line {line} puts badge.top at {badge.top} once the window has grown.
//! meaning: The number was read from the bounds of the window in which the tap came. It fits that one.
//! next: Which edges of the window stay beside the lower corner when the window grows?
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
        up[0].constant = isUp ? 16 : view.bounds.height - 64
        up[1].constant = isUp ? 16 : view.bounds.width - 80
    }
}
