//! mistake: number-of-one-window
//! verdict: misplaced email.height 48 not 34, window 375x667, a bar of 20
//! about: answer
//! states: email.height = 48
//! states: password.height = 48
//! seen: Two constraints make both fields 48 points tall for every text size.
//! meaning: That is correct in both shown windows. In the 375-point window the text is smaller, and each field should be 34 points tall.
//! next: What determines the height of email without these constraints?
import UIKit

// Both fields go from the leading margin to the trailing margin.
// email begins 16 points below the top of the safe area.
// password begins 8 points below email.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(email: UITextField, password: UITextField, in view: UIView) {
    NSLayoutConstraint.activate([
        // six constraints: three for email, three for password
        email.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        email.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        email.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 8),
        password.leadingAnchor.constraint(equalTo: email.leadingAnchor),
        password.trailingAnchor.constraint(equalTo: email.trailingAnchor),
        email.heightAnchor.constraint(equalToConstant: 48),
        password.heightAnchor.constraint(equalToConstant: 48),
    ])
}
