//! mistake: trailing-inset-outside
//! verdict: misplaced password.trailing 312 not 304, window 320x240
//! states: password.trailing = email.trailing + 8
//! lacks: password.trailing = email.trailing
//! seen: Line {line} makes password end at {password.trailing}, 8 points after email.
//! meaning: In the drawing both fields end at the same position.
//! next: Which constant makes two edges equal?
import UIKit

// Both fields go from the leading margin to the trailing margin.
// email begins 16 points below the top of the safe area.
// password begins 8 points below email.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(email: UITextField, password: UITextField, in view: UIView) {
    NSLayoutConstraint.activate([
        email.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        email.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        email.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 8),
        password.leadingAnchor.constraint(equalTo: email.leadingAnchor),
        password.trailingAnchor.constraint(equalTo: email.trailingAnchor, constant: 8),
    ])
}
