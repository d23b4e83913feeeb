//! mistake: other-guide
//! verdict: misplaced login.bottom 240 not 192, window 480x256, margins of 24 and a keyboard of 48
//! states: login.bottom = view.safeAreaLayoutGuide.bottom - 16
//! lacks: login.bottom = view.keyboardLayoutGuide.top - 16
//! seen: Line {line} ties login to the bottom of the safe area, and login ends at {login.bottom}.
//! meaning: The safe area is what the bars leave. A keyboard doesn't change it.
//! next: Which guide of view follows the keyboard?
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
        login.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
}
