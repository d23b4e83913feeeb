//! mistake: priority-missing
//! verdict: conflicting window 480x256, margins of 24 and a keyboard of 48
//! states: email.width = view.layoutMarginsGuide.width
//! lacks: email.width = view.layoutMarginsGuide.width @750
//! seen: The constraint for the full width is required, and so is the limit of 384 points.
//! meaning: In the 480-point window the first asks for 432 points, so the two conflict.
//! next: Which priorities make a constraint optional?
import UIKit

// The form is at most 384 points wide and centered between the margins.
// Where there is less room, it goes from margin to margin.
// Change the constraints for email; password and login follow.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.keyboardLayoutGuide

func layOut(email: UITextField, password: UITextField, login: UIButton, in view: UIView) {
    let fill = email.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    NSLayoutConstraint.activate([
        email.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        email.centerXAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor),
        email.widthAnchor.constraint(lessThanOrEqualToConstant: 384),
        fill,
        password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 8),
        password.leadingAnchor.constraint(equalTo: email.leadingAnchor),
        password.trailingAnchor.constraint(equalTo: email.trailingAnchor),
        login.leadingAnchor.constraint(equalTo: email.leadingAnchor),
        login.trailingAnchor.constraint(equalTo: email.trailingAnchor),
        login.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
    ])
}
