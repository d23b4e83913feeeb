//! mistake: stretched
//! verdict: misplaced name.top 16 not 28, window 320x80
//! states: photo.top = name.top
//! states: photo.bottom = name.bottom
//! states: row.top = name.top
//! states: row.bottom = name.bottom
//! seen: name is {name.height} points tall: row makes it as tall as row itself.
//! meaning: Its alignment is .fill, as in every new stack view.
//! next: Which alignment lets each view keep its own height and puts it in the middle?
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
        row.alignment = .fill
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
