import UIKit

// photo is 96 points wide, and note begins 8 points after photo ends. The stack view row arranges
// them. row is 16 points from every edge of the window. The line about the gap is missing.

class Page: UIViewController {
    let photo = UIImageView()
    let note = UILabel()
    let row = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for each in [photo, note] {
            each.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(each)
        }
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            photo.widthAnchor.constraint(equalToConstant: 96),
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
            photo.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
            note.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            photo.topAnchor.constraint(equalTo: row.topAnchor),
            photo.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            note.topAnchor.constraint(equalTo: row.topAnchor),
            note.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        ])
    }
}
