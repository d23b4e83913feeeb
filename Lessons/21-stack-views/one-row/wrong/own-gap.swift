//! mistake: twice-made
//! verdict: conflicting window 320x80
//! about: answer
//! states: note.leading = photo.trailing + 8
//! states: note.leading = photo.trailing
//! seen: Your constraint asks for a gap of 8 points. The stack view makes one as well, and asks for a gap of 0 points.
//! meaning: Both are required, so they conflict.
//! next: Which property of row changes the gap that the stack view asks for?
import UIKit

// photo is 96 points wide, and note begins 8 points after photo ends. The stack view row arranges
// them. row is 16 points from every edge of the window. The line about the gap is missing.

class Page: UIViewController {
    let photo = UIImageView()
    let note = UILabel()
    lazy var row = UIStackView(arrangedSubviews: [photo, note])

    override func viewDidLoad() {
        super.viewDidLoad()
        // note begins 8 points after photo ends:
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
            photo.widthAnchor.constraint(equalToConstant: 96),
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
        ])
    }
}
