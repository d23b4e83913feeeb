//! mistake: priority-too-low
//! verdict: misplaced email.width 120 not 288, window 320x240
//! states: email.width = view.layoutMarginsGuide.width @250
//! lacks: email.width = view.layoutMarginsGuide.width @750
//! seen: The optional constraint has priority 250, and the content hugging of email, password and login has 250 as well.
//! meaning: The optional constraint isn't stronger than content hugging, so email doesn't get the full width.
//! next: Which priorities are above 250 and below 1000?
import UIKit

// The form is at most 384 points wide and centered between the margins.
// Where there is less room, it goes from margin to margin.
// Change the constraints for email; password and login follow.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.keyboardLayoutGuide

func layOut(email: UITextField, password: UITextField, login: UIButton, in view: UIView) {
    let fill = email.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    fill.priority = .defaultLow
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
