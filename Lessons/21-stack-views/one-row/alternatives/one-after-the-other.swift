import UIKit

// photo is 96 points wide, and note begins 8 points after photo ends. The stack view row arranges
// them. row is 16 points from every edge of the window. The line about the gap is missing.

class Page: UIViewController {
    let photo = UIImageView()
    let note = UILabel()
    let row = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        row.addArrangedSubview(photo)
        row.addArrangedSubview(note)
        row.axis = .horizontal
        row.alignment = .fill
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
