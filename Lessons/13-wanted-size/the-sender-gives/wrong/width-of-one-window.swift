//! mistake: number-of-one-window
//! verdict: conflicting window 272x80
//! states: sender.width = 240
//! lacks: sender.horizontalHuggingPriority = 249
//! lacks: sender.horizontalCompressionResistancePriority = 749
//! seen: Line {line} is right at 400 points. At 272 the row has no room for it.
//! meaning: A required width leaves time and badge with less than nothing there.
//! next: Who knows how wide the other two are?
import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.widthAnchor.constraint(equalToConstant: 240).isActive = true
}
