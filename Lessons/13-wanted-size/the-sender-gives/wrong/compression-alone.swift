//! mistake: line-missing
//! verdict: ambiguous sender.width
//! about: answer
//! states: sender.horizontalCompressionResistancePriority = 749
//! lacks: sender.horizontalHuggingPriority = 249
//! lacks: sender.width >= 112
//! seen: At 272 the sender is cut. At 400 nothing says who grows.
//! meaning: Compression resistance is about shrinking. All three hug at 250.
//! next: Which property is about growing?
import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
}
