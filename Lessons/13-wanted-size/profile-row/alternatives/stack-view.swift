import UIKit

// photo and follow should be as wide as their contents. name fills the room between them.
// There are 16 points at both ends of the row, and gaps of 8 between the views.

func layOut(photo: UIImageView, name: UILabel, follow: UIButton, in view: UIView) {
    let row = UIStackView(arrangedSubviews: [photo, name, follow])
    row.spacing = 8
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    name.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    name.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
}
