//! mistake: one-axis-kept
//! verdict: conflicting window 320x176, move() called once
//! about: answer
//! states: badge.leading = view.leading + 16
//! states: badge.bottom = view.bottom - 16
//! lacks: badge.top = view.top + 16
//! seen: Down the badge has moved; across both corners pull.
//! meaning: Each set has two constraints, and one of the old ones is still active.
//! next: Which constraint of the upper corner speaks about the horizontal axis?
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
        up[0].isActive = isUp
        NSLayoutConstraint.activate(isUp ? up : down)
    }
}
