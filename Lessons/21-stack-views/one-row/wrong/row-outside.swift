//! mistake: no-superview
//! verdict: crashed line 17: NSGenericException
//! says: no common ancestor
//! seen: The program crashes at the constraint in line {line}: row and view have no common ancestor.
//! meaning: row isn't a subview of view, so no view contains both items of this constraint.
//! next: Which line of the starter made row a subview of view?
import UIKit

// photo is 96 points wide, and note begins 8 points after photo ends. The stack view row arranges
// them. row is 16 points from every edge of the window. The line about the gap is missing.

class Page: UIViewController {
    let photo = UIImageView()
    let note = UILabel()
    lazy var row = UIStackView(arrangedSubviews: [photo, note])

    override func viewDidLoad() {
        super.viewDidLoad()
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            photo.widthAnchor.constraint(equalToConstant: 96),
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
        ])
    }
}
