import UIKit

// name is beside photo, and their centres should be level. Now name is as tall as photo, although its
// text needs less. name is a label: its content determines its size, if nothing else does.

class Page: UIViewController {
    let name = UILabel()
    let photo = UIImageView()
    let row = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for each in [name, photo] {
            each.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(each)
        }
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            photo.widthAnchor.constraint(equalToConstant: 48),
            photo.heightAnchor.constraint(equalToConstant: 48),
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            photo.topAnchor.constraint(equalTo: row.topAnchor),
            photo.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            photo.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            name.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            photo.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            name.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
        ])
    }
}
