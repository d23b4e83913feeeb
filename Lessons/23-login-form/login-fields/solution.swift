import UIKit

// Both fields go from the leading margin to the trailing margin.
// email begins 16 points below the top of the safe area.
// password begins 8 points below email.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(email: UITextField, password: UITextField, in view: UIView) {
    NSLayoutConstraint.activate([
        email.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        email.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        email.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 8),
        password.leadingAnchor.constraint(equalTo: email.leadingAnchor),
        password.trailingAnchor.constraint(equalTo: email.trailingAnchor),
    ])
}
