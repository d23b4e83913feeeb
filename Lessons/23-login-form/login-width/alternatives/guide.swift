import UIKit

// The form is at most 384 points wide and centered between the margins.
// Where there is less room, it goes from margin to margin.
// Change the constraints for email; password and login follow.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.keyboardLayoutGuide

func layOut(email: UITextField, password: UITextField, login: UIButton, in view: UIView) {
    let column = UILayoutGuide()
    view.addLayoutGuide(column)
    let fill = column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
    fill.priority = UILayoutPriority(900)
    NSLayoutConstraint.activate([
        fill,
        column.centerXAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor),
        column.widthAnchor.constraint(lessThanOrEqualToConstant: 384),
        column.topAnchor.constraint(equalTo: view.topAnchor),
        column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        email.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 8),
        login.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
    ])
    for item in [email, password, login] {
        item.leadingAnchor.constraint(equalTo: column.leadingAnchor).isActive = true
        item.trailingAnchor.constraint(equalTo: column.trailingAnchor).isActive = true
    }
}
