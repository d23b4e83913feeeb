//! mistake: axis-missing
//! verdict: notCompiled line 7: missing argument for parameter 'for' in call
//! says: missing argument for parameter 'for'
//! seen: Line {line} doesn't compile: it doesn't name an axis.
//! meaning: A view has one such priority for each axis, so the call needs a second argument.
//! next: Along which axis do the three views share their room?
import UIKit

// time and badge should always be as wide as their texts. sender gets the rest,
// which may be more or less than its text needs. Add two lines.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentHuggingPriority(UILayoutPriority(249))
}
