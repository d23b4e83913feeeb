//! mistake: axis-missing
//! verdict: notCompiled line 7: missing argument for parameter 'for' in call
//! seen: Line {line} doesn’t compile: it doesn’t say along which axis.
//! meaning: A view hugs its content across and down, each with a priority of its own.
//! next: Along which axis do the three share their room?
import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentHuggingPriority(UILayoutPriority(249))
}
