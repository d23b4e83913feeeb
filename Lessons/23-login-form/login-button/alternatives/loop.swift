import UIKit

// The fields are done. login is as wide as the fields
// and ends 16 points above the keyboard.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide, keyboard
// keyboard is the keyboard's guide. An app passes view.keyboardLayoutGuide for it.

func layOut(
    email: UITextField, password: UITextField, login: UIButton, above keyboard: UILayoutGuide,
    in view: UIView
) {
    for item in [email, password, login] {
        item.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
        item.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
        email.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 8),
        login.bottomAnchor.constraint(equalTo: keyboard.topAnchor, constant: -16),
    ])
}
