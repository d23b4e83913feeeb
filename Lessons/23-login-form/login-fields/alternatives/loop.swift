import UIKit

// Both fields go from the leading margin to the trailing margin.
// email begins 16 points below the top of the safe area.
// password begins 8 points below email.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(email: UITextField, password: UITextField, in view: UIView) {
    let margins = view.layoutMarginsGuide
    for field in [email, password] {
        field.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
        field.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }
    email.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive = true
    password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 8).isActive = true
}
