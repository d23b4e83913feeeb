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

    // Call draw(…) with a format in visual format language, once for each picture.
}
