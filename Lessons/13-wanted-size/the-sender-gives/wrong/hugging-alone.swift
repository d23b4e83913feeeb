//! mistake: line-missing
//! verdict: ambiguous sender.width
//! about: answer
//! states: sender.horizontalHuggingPriority = 249
//! lacks: sender.horizontalCompressionResistancePriority = 749
//! seen: At 400 the sender stretches. At 272 nothing says who is cut.
//! meaning: Hugging is about growing. All three resist compression at 750, and every split of what is missing is as good as another.
//! next: Which property is about shrinking?
import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
}
