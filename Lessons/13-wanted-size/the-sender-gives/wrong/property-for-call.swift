//! mistake: property-for-method
//! verdict: notCompiled line 7: cannot assign to value: 'contentHuggingPriority' is a method
//! says: 'contentHuggingPriority' is a method
//! seen: Line {line} doesn't compile: contentHuggingPriority is a method, because there are two such priorities, one for each axis.
//! meaning: The method that sets one of them begins with set, and it takes a priority and an axis.
import UIKit

// time and badge should always be as wide as their texts. sender gets the rest,
// which may be more or less than its text needs. Add two lines.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.contentHuggingPriority = UILayoutPriority(249)
}
