import UIKit

// The form is at most 384 points wide and centered between the margins.
// Where there is less room, it goes from margin to margin.
// Change the constraints for email; password and login follow.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.keyboardLayoutGuide

func layOut(email: UITextField, password: UITextField, login: UIButton, in view: UIView) {
    let form = UIStackView(arrangedSubviews: [email, password])
    form.axis = .vertical
    form.spacing = 8
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let fill = form.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    fill.priority = .defaultHigh
    NSLayoutConstraint.activate([
        form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        form.centerXAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor),
        form.widthAnchor.constraint(lessThanOrEqualToConstant: 384),
        fill,
        login.leadingAnchor.constraint(equalTo: form.leadingAnchor),
        login.trailingAnchor.constraint(equalTo: form.trailingAnchor),
        login.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
    ])
}
