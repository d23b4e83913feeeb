//! mistake: set-for-added
//! verdict: misplaced badge.leading 56 not 96, window 480x160, more tapped twice
//! states: badge.leading = view.leading + 56
//! seen: The first tap moves the badge to 56. After the second tap it is still there, but it should be at 96.
//! meaning: Line {line} gives the constant the same number with each tap.
//! next: How far does each tap have to move the badge, counted from where the badge was?
import UIKit

// Each tap on the button should move the badge by 40 points, away from the leading edge. Now the badge
// jumps back in the next layout pass. Correct nudge().

class Page: UIViewController {
    let badge = UIView()
    let more = UIButton()
    lazy var inset = badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)

    override func viewDidLoad() {
        super.viewDidLoad()
        for each in [badge, more] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
        }
        NSLayoutConstraint.activate([
            inset,
            badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            badge.widthAnchor.constraint(equalToConstant: 64),
            badge.heightAnchor.constraint(equalToConstant: 48),
            more.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 16),
            more.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            more.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            more.heightAnchor.constraint(equalToConstant: 48),
        ])
        more.addAction(UIAction { [unowned self] _ in nudge() }, for: .touchUpInside)
    }

    func nudge() {
        inset.constant = 56
    }
}
