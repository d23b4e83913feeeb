import UIKit

// Four views with the same left margin (64), width (64) and right margin (128)
// in the 256-point window. In the 448-point window, they should be here:
//   button   its right margin is 128 again, and its width is 64
//   field    both margins are the same again
//   badge    its width is 64, and its right margin is twice its left margin
//   photo    all three parts grow: to 112, 112 and 224 points
// Names: .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin

func layOut(button: UIButton, field: UITextField, badge: UIView, photo: UIImageView, in view: UIView) {
    button.autoresizingMask = .flexibleLeftMargin
    field.autoresizingMask = .flexibleWidth
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    photo.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
}
