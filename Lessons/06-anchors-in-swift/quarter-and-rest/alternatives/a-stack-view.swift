import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let stack = UIStackView(arrangedSubviews: [photo, note])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    ])
}
