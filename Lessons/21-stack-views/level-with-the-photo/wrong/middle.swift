//! mistake: unknown-member
//! verdict: notCompiled line 14: type 'UIStackView.Alignment' has no member 'middle'
//! says: middle
//! seen: Line {line} doesn't compile: no alignment has this name.
//! meaning: The anchor in the middle of name is called centerYAnchor.
//! next: Which word does its name use for the middle?
import UIKit

// name is beside photo, and their centres should be level. Now name is as tall as photo, although its
// text needs less. name is a label: its content determines its size, if nothing else does.

class Page: UIViewController {
    let name = UILabel()
    let photo = UIImageView()
    lazy var row = UIStackView(arrangedSubviews: [name, photo])

    override func viewDidLoad() {
        super.viewDidLoad()
        row.spacing = 8
        row.alignment = .middle
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            photo.widthAnchor.constraint(equalToConstant: 48),
            photo.heightAnchor.constraint(equalToConstant: 48),
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }
}
