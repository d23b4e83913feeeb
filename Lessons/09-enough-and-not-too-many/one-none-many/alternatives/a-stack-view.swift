import UIKit

func layOut(first: UIButton, second: UIButton, in view: UIView) {
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.spacing = 16
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
