import UIKit

// cover and title change sides in a right-to-left window. The gap between them is 8 points,
// and each is 16 points from its edge of the window.
// back, play and forward stay in this order from left to right, with gaps of 16 points.
// play is in the middle of the window. All widths except that of title are given.

func layOut(
    cover: UIImageView, title: UILabel, back: UIButton, play: UIButton, forward: UIButton,
    in view: UIView
) {

}
