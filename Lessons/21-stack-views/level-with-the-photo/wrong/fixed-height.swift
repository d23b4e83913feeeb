//! mistake: number-of-one-content
//! verdict: conflicting window 320x80
//! about: answer
//! states: name.height = 24
//! states: photo.top = name.top
//! states: photo.bottom = name.bottom
//! states: row.top = name.top
//! states: row.bottom = name.bottom
//! seen: Your constraint makes name 24 points tall. The stack view's constraints make it as tall as photo, 48 points.
//! meaning: All of them are required, so they conflict. Besides, the second name is 32 points tall.
//! next: Which property of row determines whether name is as tall as photo?
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
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            name.heightAnchor.constraint(equalToConstant: 24),
            photo.widthAnchor.constraint(equalToConstant: 48),
            photo.heightAnchor.constraint(equalToConstant: 48),
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }
}
