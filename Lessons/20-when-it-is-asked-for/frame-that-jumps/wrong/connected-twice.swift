//! mistake: moved-twice
//! verdict: misplaced badge.leading 96 not 56, window 320x160, more tapped once
//! states: badge.leading = view.leading + 96
//! seen: After the first tap badge.leading is {badge.leading}.
//! meaning: The badge has moved by 80 points. Two taps together should move it as far as this.
//! next: How far should one tap move the badge?
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
        inset.constant += 80
    }
}
