//! mistake: leading-with-right
//! verdict: invalid leading-mixed-with-left line 11
//! states: email.left = view.layoutMarginsGuide.leading
//! lacks: email.leading = view.layoutMarginsGuide.leading
//! seen: Line {line} ties a left edge to a leading edge. UIKit stops the app with an exception.
//! meaning: In a right-to-left window leading is on the right, so a constraint can't combine the two.
//! next: Which edge of email has the same name as the guide's edge in this line?
import UIKit

// Both fields go from the leading margin to the trailing margin.
// email begins 16 points below the top of the safe area.
// password begins 8 points below email.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(email: UITextField, password: UITextField, in view: UIView) {
    NSLayoutConstraint.activate([
        email.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        email.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        email.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 8),
        password.leadingAnchor.constraint(equalTo: email.leadingAnchor),
        password.trailingAnchor.constraint(equalTo: email.trailingAnchor),
    ])
}
