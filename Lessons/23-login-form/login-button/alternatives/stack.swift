import UIKit

// The fields are done. login is as wide as the fields
// and ends 16 points above the keyboard.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.keyboardLayoutGuide
// view.keyboardLayoutGuide is the area that the keyboard covers.

func layOut(email: UITextField, password: UITextField, login: UIButton, in view: UIView) {
    let fields = UIStackView(arrangedSubviews: [email, password])
    fields.axis = .vertical
    fields.spacing = 8
    fields.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(fields)
    NSLayoutConstraint.activate([
        fields.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        fields.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        fields.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        login.leadingAnchor.constraint(equalTo: fields.leadingAnchor),
        login.trailingAnchor.constraint(equalTo: fields.trailingAnchor),
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: login.bottomAnchor, constant: 16),
    ])
}
