//! mistake: all-let-go
//! verdict: misplaced badge.top 16 not 112, window 320x176, move() called once
//! about: answer
//! states: badge.leading = view.leading + 16
//! states: badge.top = view.top + 16
//! lacks: badge.width = 64
//! seen: After the first call all four sides are tied, and the badge has lost its 64 by 48.
//! meaning: The badge keeps what speaks about the badge alone: its width and its height. What ties it to a corner is kept by view.
//! next: Which view keeps a constraint between badge and view?
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
        NSLayoutConstraint.deactivate(badge.constraints)
        NSLayoutConstraint.activate(isUp ? up : down)
    }
}
