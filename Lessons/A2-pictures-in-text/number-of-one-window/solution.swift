import UIKit

// A row in a player: a cover, a title and a button. The title takes the rest of the width.
// The gaps, the cover and the button are right. One number is right in one window and in no other.

func layOut(cover: UIImageView, title: UILabel, play: UIButton, in view: UIView) {
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-16-[cover(64)]-8-[title]-8-[play(48)]-16-|",
        options: [], metrics: nil, views: ["cover": cover, "title": title, "play": play]))
}
