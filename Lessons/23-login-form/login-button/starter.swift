import UIKit

// The fields are done. login is as wide as the fields
// and ends 16 points above the keyboard.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.keyboardLayoutGuide
// view.keyboardLayoutGuide is the area that the keyboard covers.

func layOut(email: UITextField, password: UITextField, login: UIButton, in view: UIView) {
    NSLayoutConstraint.activate([
        email.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        email.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        email.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 8),
        password.leadingAnchor.constraint(equalTo: email.leadingAnchor),
        password.trailingAnchor.constraint(equalTo: email.trailingAnchor),
        // Add three constraints for login.
    ])
}
