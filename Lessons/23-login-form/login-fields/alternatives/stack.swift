import UIKit

// Both fields go from the leading margin to the trailing margin.
// email begins 16 points below the top of the safe area.
// password begins 8 points below email.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(email: UITextField, password: UITextField, in view: UIView) {
    let fields = UIStackView(arrangedSubviews: [email, password])
    fields.axis = .vertical
    fields.spacing = 8
    fields.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(fields)
    NSLayoutConstraint.activate([
        fields.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        fields.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        fields.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
}
