import UIKit

func layOut(field: UITextField, in view: UIView) {
    let leading = field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
    leading.priority = .defaultHigh
    NSLayoutConstraint.activate([
        leading,
        field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        field.widthAnchor.constraint(lessThanOrEqualToConstant: 304),
    ])
}
