//! mistake: required-made-optional
//! verdict: misplaced note.height 64 not 0, window 480x256, toggle() called three times
//! states: note.height = 64 @750
//! states: note.height = 0 @250
//! seen: After the third call the note is still {note.height} points tall.
//! meaning: The second call gave closed a low priority and left it active. Nothing raises the priority again. Besides, Apple's documentation forbids changing an active constraint from required to optional.
//! next: Which property of a constraint can you switch on and off?
import UIKit

// Each tap calls toggle(). The first tap should close the note, the next should open it again, and so on.
// Now the first tap closes the note, and nothing opens it. Correct toggle().

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
