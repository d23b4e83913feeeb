//! mistake: required-made-optional
//! verdict: misplaced note.height 64 not 0, window 480x256, toggle() called three times
//! states: note.height = 64 @750
//! states: note.height = 0 @250
//! seen: After the third call the note is still {note.height} points high.
//! meaning: The second call made the constraint for 0 optional, and it stays active, so no later call makes it required again. Apple's documentation forbids this change of an active constraint, and iOS 12 and older systems crash there.
//! next: Which property of a constraint can you switch on and off as often as you like?
import UIKit

// toggle() is called with each tap: the first closes the note, the next opens it again, and so on.
// As it is, the note closes and never opens. Mend toggle().

class Page: UIViewController {
    let note = UILabel()
    let map = UIView()
    lazy var closed = note.heightAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        for each in [note, map] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
        }
        NSLayoutConstraint.activate([
            note.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            note.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            map.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 16),
            map.leadingAnchor.constraint(equalTo: note.leadingAnchor),
            map.trailingAnchor.constraint(equalTo: note.trailingAnchor),
            map.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
        ])
        let preferred = note.heightAnchor.constraint(equalToConstant: 64)
        preferred.priority = .defaultHigh
        preferred.isActive = true
    }

    func toggle() {
        if closed.isActive {
            closed.priority = .defaultLow
        } else {
            closed.isActive = true
        }
    }
}
