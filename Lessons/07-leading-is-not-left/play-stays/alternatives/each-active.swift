import UIKit

func layOut(
    cover: UIImageView, title: UILabel, back: UIButton, play: UIButton, forward: UIButton,
    in view: UIView
) {
    cover.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    title.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 8).isActive = true
    title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
    play.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    back.rightAnchor.constraint(equalTo: play.leftAnchor, constant: -16).isActive = true
    forward.leftAnchor.constraint(equalTo: play.rightAnchor, constant: 16).isActive = true
}
