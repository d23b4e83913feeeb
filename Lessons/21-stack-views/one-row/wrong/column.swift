//! mistake: axis-turned
//! verdict: conflicting window 320x80
//! states: note.top = photo.bottom + 8
//! states: photo.trailing = row.trailing
//! states: note.leading = photo.leading
//! states: note.trailing = photo.trailing
//! seen: With a vertical axis, row is a column: photo would be as wide as row. But photo is 96 points wide, and row is 288 points wide.
//! meaning: The gap of 8 points is above note, not beside it.
//! next: A new stack view has a horizontal axis. Which of your lines changes that?
import UIKit

// photo is 96 points wide, and note begins 8 points after photo ends. The stack view row arranges
// them. row is 16 points from every edge of the window. The line about the gap is missing.

class Page: UIViewController {
    let photo = UIImageView()
    let note = UILabel()
    lazy var row = UIStackView(arrangedSubviews: [photo, note])

    override func viewDidLoad() {
        super.viewDidLoad()
        row.axis = .vertical
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            photo.widthAnchor.constraint(equalToConstant: 96),
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
        ])
    }
}
