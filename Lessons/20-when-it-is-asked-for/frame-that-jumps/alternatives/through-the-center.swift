import UIKit

// Each tap on the button should move the badge by 40 points, away from the leading edge. Now the badge
// jumps back in the next layout pass. Correct nudge().

class Page: UIViewController {
    let badge = UIView()
    let more = UIButton()
    lazy var inset = badge.centerXAnchor.constraint(equalTo: view.leadingAnchor, constant: 48)

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
        inset.constant += 40
    }
}
