//! mistake: gap-dropped
//! verdict: misplaced caption.top 112 not 120, window 320x240
//! states: caption.top = photo.bottom
//! seen: The caption begins {caption.top} points below the window's top, where the photo ends.
//! meaning: The format has nothing between the two views, and that means a gap of 0.
//! next: How many points are between the photo and the caption in the drawing?
import UIKit

// A card: the photo is above the caption.
//   horizontally   both are 16 points inside the window's edges
//   vertically     16 points above the photo, 8 between the two, 16 below the caption
//   The photo is 96 points tall. The caption takes the rest of the height.

func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
    func draw(_ format: String) {
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil,
            views: ["photo": photo, "caption": caption]))
    }

    draw("H:|-16-[photo]-16-|")
    draw("H:|-16-[caption]-16-|")
    draw("V:|-16-[photo(96)][caption]-16-|")
}
