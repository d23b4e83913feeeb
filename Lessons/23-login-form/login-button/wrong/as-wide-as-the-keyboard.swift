//! mistake: other-guide
//! verdict: misplaced login.leading 0 not 16, window 320x240
//! states: login.leading = view.keyboardLayoutGuide.leading
//! lacks: login.leading = email.leading
//! seen: Line {line} makes login begin where the keyboard begins, at the edge of the window.
//! meaning: In the wanted layout, login begins 16 points further right, where email begins.
//! next: Which view has the same leading edge as login?
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
        login.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
        login.trailingAnchor.constraint(equalTo: email.trailingAnchor),
        login.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
    ])
}
