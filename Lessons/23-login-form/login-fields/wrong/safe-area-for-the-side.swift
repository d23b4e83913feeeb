//! mistake: other-guide
//! verdict: misplaced email.trailing 320 not 304, window 320x240
//! states: email.trailing = view.safeAreaLayoutGuide.trailing
//! lacks: email.trailing = view.layoutMarginsGuide.trailing
//! seen: Line {line} makes email end at {email.trailing}, at the right edge of the window.
//! meaning: No bar covers that side, so the safe area ends where the window ends. The margin is 16 points further left.
//! next: Which guide ends where the margin begins?
import UIKit

// Both fields go from the leading margin to the trailing margin.
// email begins 16 points below the top of the safe area.
// password begins 8 points below email.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(email: UITextField, password: UITextField, in view: UIView) {
    NSLayoutConstraint.activate([
        email.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        email.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        email.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 8),
        password.leadingAnchor.constraint(equalTo: email.leadingAnchor),
        password.trailingAnchor.constraint(equalTo: email.trailingAnchor),
    ])
}
