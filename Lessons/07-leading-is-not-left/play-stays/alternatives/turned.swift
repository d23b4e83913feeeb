import UIKit

// cover and title change sides in a right-to-left window. The gap between them is 8 points,
// and each is 16 points from its edge of the window.
// back, play and forward stay in this order from left to right, with gaps of 16 points.
// play is in the middle of the window. All widths except that of title are given.

func layOut(
    cover: UIImageView, title: UILabel, back: UIButton, play: UIButton, forward: UIButton,
    in view: UIView
) {
    NSLayoutConstraint.activate([
        cover.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        cover.trailingAnchor.constraint(equalTo: title.leadingAnchor, constant: -8),
        title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        play.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        play.leftAnchor.constraint(equalTo: back.rightAnchor, constant: 16),
        forward.leftAnchor.constraint(equalTo: play.rightAnchor, constant: 16),
    ])
}
