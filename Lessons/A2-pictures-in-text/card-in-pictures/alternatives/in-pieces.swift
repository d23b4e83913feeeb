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
    draw("V:|-16-[photo]")
    draw("V:[photo(96)]-8-[caption]")
    draw("V:[caption]-16-|")
}
