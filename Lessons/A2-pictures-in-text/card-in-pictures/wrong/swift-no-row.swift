//! mistake: line-missing
//! verdict: ambiguous caption.width
//! states: photo.height = 96
//! lacks: caption.leading = view.leading + 16
//! lacks: view.trailing = caption.trailing + 16
//! seen: No row contains the caption.
//! meaning: Nothing determines its width.
//! next: How far is the caption from the edges of the window?
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
    draw("V:|-16-[photo(96)]-8-[caption]-16-|")
}
