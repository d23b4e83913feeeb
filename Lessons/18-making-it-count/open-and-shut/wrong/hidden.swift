//! mistake: never-switched-on
//! verdict: misplaced note.height 64 not 0, window 320x176, toggle() called once
//! states: note.height = 64 @750
//! lacks: note.height = 0
//! seen: After the first call the note is still {note.height} points tall in the layout.
//! meaning: closed isn't active after this call, so only the optional constraint asks for a height. Hiding the note doesn't help: a hidden view keeps its place in the layout.
//! next: Which constraint has to be active, so that the note is 0 points tall?
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
        note.isHidden.toggle()
    }
}
