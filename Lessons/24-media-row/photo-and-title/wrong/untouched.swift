//! mistake: nothing-added
//! verdict: ambiguous photo.width
//! about: answer
//! lacks: photo.leading = view.layoutMarginsGuide.leading
//! lacks: photo.top = view.safeAreaLayoutGuide.top + 16
//! lacks: photo.height = 128
//! lacks: photo.width = 0.75 * photo.height
//! lacks: title.leading = photo.trailing + 16
//! lacks: title.trailing = view.layoutMarginsGuide.trailing
//! lacks: title.top = photo.top
//! seen: No constraint contains photo or title.
//! meaning: photo could have any size, and both views could be anywhere.
//! next: At which margin does photo begin in the drawing?
import UIKit

// photo: at the leading margin, 16 points below the top of the safe area,
// 128 points tall, three quarters as wide as it is tall.
// title: 16 points after photo, to the trailing margin, top edges aligned.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(photo: UIImageView, title: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        // four constraints for photo, three for title
    ])
}
