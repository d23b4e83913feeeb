//! mistake: twice-the-gap
//! verdict: misplaced note.leading 128 not 120, window 320x80
//! states: note.leading = photo.trailing + 16
//! seen: The stack view leaves 16 points between photo and note: note begins at {note.leading}.
//! meaning: 16 is the distance between row and the edges of the window.
//! next: How wide is the gap between photo and note in the drawing?
import UIKit

// photo is 96 points wide, and note begins 8 points after photo ends. The stack view row arranges
// them. row is 16 points from every edge of the window. The line about the gap is missing.

class Page: UIViewController {
    let photo = UIImageView()
    let note = UILabel()
    lazy var row = UIStackView(arrangedSubviews: [photo, note])

    override func viewDidLoad() {
        super.viewDidLoad()
        row.spacing = 16
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
