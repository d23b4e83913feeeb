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
            photo.widthAnchor.constraint(equalToConstant: 48),
            photo.heightAnchor.constraint(equalToConstant: 48),
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        row.alignment = UIStackView.Alignment.center
        row.axis = .horizontal
    }
}
