//! mistake: nothing-added
//! verdict: ambiguous email.leading
//! about: answer
//! lacks: email.top = view.safeAreaLayoutGuide.top + 16
//! lacks: email.leading = view.layoutMarginsGuide.leading
//! lacks: email.trailing = view.layoutMarginsGuide.trailing
//! lacks: password.top = email.bottom + 8
//! lacks: password.leading = email.leading
//! lacks: password.trailing = email.trailing
//! seen: No constraint contains email or password.
//! meaning: Their contents give them a width and a height, and nothing says where they are.
//! next: Which edge of email does the task place 16 points below the top of the safe area?
import UIKit

// Both fields go from the leading margin to the trailing margin.
// email begins 16 points below the top of the safe area.
// password begins 8 points below email.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(email: UITextField, password: UITextField, in view: UIView) {
    NSLayoutConstraint.activate([
        // six constraints: three for email, three for password
    ])
}
