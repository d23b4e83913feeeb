//! mistake: inequality-means-equal
//! verdict: ambiguous login.top
//! states: login.bottom <= view.keyboardLayoutGuide.top - 16
//! lacks: login.bottom = view.keyboardLayoutGuide.top - 16
//! seen: The constraint for the bottom of login says that login ends at least 16 points above the keyboard.
//! meaning: Every higher position satisfies that as well, so the layout is ambiguous.
//! next: Which relation allows exactly one distance?
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
        login.leadingAnchor.constraint(equalTo: email.leadingAnchor),
        login.trailingAnchor.constraint(equalTo: email.trailingAnchor),
        login.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
    ])
}
